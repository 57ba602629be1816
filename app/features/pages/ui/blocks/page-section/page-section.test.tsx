import { expect, it } from 'vitest';
import { exampleOf, renderBlocks, renderExample, texts } from '#tests/support/render-block.tsx';

it('has an id for links, and renders its blocks one heading level lower', () => {
  const block = renderExample('page-section');
  expect(texts(block, '#leven-met-dialyse > h2')).toEqual(['Leven met dialyse']);
  expect(texts(block, '#leven-met-dialyse h3')).toEqual(['Werken']);
  expect(block.textContent).toContain('Een bedrijfsarts mag niets');
});

const idsOf = (titles: string[], prefix?: string) => {
  const blocks = titles.map((title, index) => exampleOf('page-section', { title, id: `s${index}`, blocks: [] }));
  return [...renderBlocks(blocks, {}, prefix ? { prefix } : {}).children].map(({ id }) => id);
};

it('has an id that is unique on the page, whatever its title', () => {
  expect(idsOf(['Wat nu?', 'Wat nu?', '…'])).toEqual(['wat-nu', 'wat-nu-2', '-']);
});

it('takes no id that another part of the page uses', () => {
  expect(idsOf(['Inhoud', 'Hoofdmenu', 'Artikel', 'Letter C', 'Letter 0-9', 'Letter Cursief'])).toEqual([
    'inhoud-2',
    'hoofdmenu-2',
    'artikel-2',
    'letter-c-2',
    'letter-0-9-2',
    'letter-cursief',
  ]);
  const page = renderBlocks([exampleOf('page-section', { title: 'Letter C' }), exampleOf('a-z-list')]);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toContain('letter-c-2');
  expect(new Set(ids).size).toBe(ids.length);
});

it('has ids with a prefix on a page that shows several documents', () => {
  expect(idsOf(['Inhoud', 'Wat nu?'], 'artikel-7-')).toEqual(['artikel-7-inhoud', 'artikel-7-wat-nu']);
});
