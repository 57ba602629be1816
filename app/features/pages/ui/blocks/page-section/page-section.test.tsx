import { expect, it } from 'vitest';
import { drawBlocks, exampleOf, renderExample, texts } from '#tests/support/render-block.tsx';

it('has a title to which a link can lead, and draws what is in it one level down', () => {
  const block = renderExample('page-section');
  expect(texts(block, '#leven-met-dialyse > h2')).toEqual(['Leven met dialyse']);
  expect(texts(block, '#leven-met-dialyse h3')).toEqual(['Werken']);
  expect(block.textContent).toContain('Een bedrijfsarts mag niets');
});

const idsOf = (titles: string[], prefix?: string) => {
  const blocks = titles.map((title, index) => exampleOf('page-section', { title, id: `s${index}`, blocks: [] }));
  return [...drawBlocks(blocks, {}, prefix ? { prefix } : {}).children].map(({ id }) => id);
};

it('has a place of its own in the address, whatever it is called', () => {
  expect(idsOf(['Wat nu?', 'Wat nu?', '…'])).toEqual(['wat-nu', 'wat-nu-2', '-']);
});

it('takes no id that something else on the page has', () => {
  expect(idsOf(['Inhoud', 'Hoofdmenu', 'Artikel', 'Letter C', 'Letter 0-9', 'Letter Cursief'])).toEqual([
    'inhoud-2',
    'hoofdmenu-2',
    'artikel-2',
    'letter-c-2',
    'letter-0-9-2',
    'letter-cursief',
  ]);
  const page = drawBlocks([exampleOf('page-section', { title: 'Letter C' }), exampleOf('a-z-list')]);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toContain('letter-c-2');
  expect(new Set(ids).size).toBe(ids.length);
});

it('has a prefix where other documents stand on the page as well', () => {
  expect(idsOf(['Inhoud', 'Wat nu?'], 'artikel-7-')).toEqual(['artikel-7-inhoud', 'artikel-7-wat-nu']);
});
