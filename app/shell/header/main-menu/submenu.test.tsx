import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { parseHtml } from '#tests/support/parse-html.ts';
import styles from './submenu.module.css';
import { Submenu } from './submenu.tsx';

const rendered = (dossiers: number, path = '/') => {
  const children = Array.from({ length: dossiers }, (_, index) => ({
    title: `Dossier ${index + 1}`,
    url: `/bibliotheek/${index + 1}-dossier`,
  }));
  const allAbout = { title: 'Bibliotheek', url: '/bibliotheek' };
  const item = { title: 'Alles over nieren', url: '/bibliotheek', children, allAbout };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Submenu item={item} path={path} />
    </MemoryRouter>,
  );
  const { body } = parseHtml(html);
  return { links: [...body.querySelectorAll('a')], inColumns: body.querySelector('ul')?.className === styles.columns };
};

it('choices.md 38: has all dossiers in their order, and the link to the library last', () => {
  const { links } = rendered(14);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 14 }, (_, index) => `Dossier ${index + 1}`),
    'Bibliotheek',
  ]);
});

it.each([
  [1, false],
  [6, false],
  [7, true],
  [14, true],
])('a submenu is in columns from its seventh item; with %d items: %s', (dossiers, inColumns) => {
  expect(styles.columns).toBeTruthy();
  expect(rendered(dossiers).inColumns).toBe(inColumns);
});

it('marks the dossier that is shown', () => {
  const current = rendered(3, '/bibliotheek/2-dossier').links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Dossier 2']);
});
