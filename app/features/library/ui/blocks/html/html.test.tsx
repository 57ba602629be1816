import { expect, it } from 'vitest';
import { drawExample, texts } from '#tests/support/draw-block.tsx';

it('is running text whose headings follow the title of the page', () => {
  const block = drawExample('html');
  expect(texts(block, 'h2')).toEqual(['Waar let je op?', 'Wat doe je dan?']);
  expect(texts(block, 'li').length).toBe(8);
  expect(block.querySelector('a[href="https://www.thuisarts.nl"]')?.getAttribute('rel')).toBe('noopener noreferrer');
});
