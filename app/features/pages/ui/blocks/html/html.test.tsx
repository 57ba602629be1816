import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has headings directly below the title of the page', () => {
  const block = renderExample('html');
  expect(texts(block, 'h2')).toEqual(['Waar let je op?', 'Wat doe je dan?']);
  expect(texts(block, 'li').length).toBe(8);
  expect(block.querySelector('a[href="https://www.thuisarts.nl"]')?.getAttribute('rel')).toBe('noopener noreferrer');
});
