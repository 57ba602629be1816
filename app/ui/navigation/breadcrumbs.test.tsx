import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { inRouter } from '#tests/support/render-block.tsx';
import { OriginContext } from '../head/origin-context.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

const render = (items: readonly Crumb[]) => JSDOM.fragment(inRouter(<Breadcrumbs items={items} />));

it('links each item that has an address, the last one too', () => {
  const crumbs = render([{ text: 'Thuisdialyse', href: '/groepen/thuisdialyse' }]);
  expect([...crumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/groepen/thuisdialyse',
  ]);
  expect(crumbs.querySelector('[aria-current]')).toBeNull();
});

it('marks the item without an address as the page itself', () => {
  const crumbs = render([{ text: 'Contact' }]);
  expect(crumbs.querySelector('[aria-current=page]')?.textContent).toBe('Contact');
});

it('cuts a long title before the emoji that would not fit', () => {
  const crumbs = render([{ text: 'Mijn leven met een donornier 💚 en verder' }]);
  const shown = crumbs.querySelector('[aria-current=page] [aria-hidden]')?.textContent;
  expect(shown).toMatch(/^Mijn leven met een donornier ?(?:💚)?…$/);
  expect(shown?.isWellFormed()).toBe(true);
});

it('has the same items for search engines, with absolute addresses', () => {
  const items = [{ text: 'Contact' }];
  const page = (
    <OriginContext value="https://example.org">
      <Breadcrumbs items={items} />
    </OriginContext>
  );
  const script = JSDOM.fragment(inRouter(page)).querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/' },
        { '@type': 'ListItem', position: 2, name: 'Contact' },
      ],
    },
  ]);
});
