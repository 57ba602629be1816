import { expect, it } from 'vitest';
import { drawBlocks, drawExample, exampleOf, texts } from '#tests/support/draw-block.tsx';

it('has a title to which a link can lead, and draws what is in it one level down', () => {
  const block = drawExample('page-section');
  expect(texts(block, '#leven-met-dialyse > h2')).toEqual(['Leven met dialyse']);
  expect(texts(block, '#leven-met-dialyse h3')).toEqual(['Werken']);
  expect(block.textContent).toContain('Een bedrijfsarts mag niets');
});

it('has a place of its own in the address, whatever it is called', () => {
  const titles = ['Inhoud', 'Wat nu?', 'Wat nu?', '…'];
  const blocks = titles.map((title, index) => exampleOf('page-section', { title, id: `s${index}`, blocks: [] }));
  expect([...drawBlocks(blocks).children].map(({ id }) => id)).toEqual(['inhoud-2', 'wat-nu', 'wat-nu-2', '-']);
});
