import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { inRouter } from '#tests/support/render-block.tsx';
import { ButtonLink } from './button-link.tsx';

function drawn(to: string) {
  const link = JSDOM.fragment(inRouter(<ButtonLink to={to}>Verder</ButtonLink>)).querySelector('a');
  return { href: link?.getAttribute('href'), rel: link?.getAttribute('rel'), words: link?.textContent };
}

it('says that it leads to another website, which learns nothing of ours', () => {
  const { rel, words } = drawn('https://www.donorregister.nl');
  expect([rel, words]).toEqual(['noopener noreferrer', 'Verder\u2060 (andere website)']);
});

it.each(['/over', '/media/editorial/folder.pdf', 'tel:0301234567'])('leads to %s as it is', (href) => {
  expect(drawn(href)).toEqual({ href, rel: null, words: 'Verder' });
});
