import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { ArrowLeft, ArrowRight, type IconComponent } from '#app/ui/icon/icons.ts';
import { inRouter } from '#tests/support/render-block.tsx';
import { ButtonLink } from './button-link.tsx';

function renderLink(to: string) {
  const link = JSDOM.fragment(inRouter(<ButtonLink to={to}>Verder</ButtonLink>)).querySelector('a');
  return { href: link?.getAttribute('href'), rel: link?.getAttribute('rel'), text: link?.textContent };
}

it('marks a link to another website, which gets no referrer', () => {
  const { rel, text } = renderLink('https://www.donorregister.nl');
  expect([rel, text]).toEqual(['noopener noreferrer', 'Verder\u2060 (andere website)']);
});

it.each(['/over', '/media/editorial/folder.pdf', 'tel:0301234567'])('links to %s without a mark', (href) => {
  expect(renderLink(href)).toEqual({ href, rel: null, text: 'Verder' });
});

it('has an arrow that leads on after its words, and any other icon before them', () => {
  const partsWith = (icon: IconComponent) => {
    const link = (
      <ButtonLink to="/over" icon={icon}>
        Verder
      </ButtonLink>
    );
    return [...JSDOM.fragment(inRouter(link)).querySelectorAll('a > *')].map(({ tagName }) => tagName);
  };
  expect(partsWith(ArrowRight)).toEqual(['SPAN', 'svg']);
  expect(partsWith(ArrowLeft)).toEqual(['svg', 'SPAN']);
});
