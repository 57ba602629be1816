import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has a title, and the headings of its text one level lower', () => {
  const block = renderExample('html-with-title');
  expect(texts(block, 'h2')).toEqual(['Twee vormen naast elkaar']);
  expect(texts(block, 'h3')).toEqual(['Kun je nog wisselen?']);
});

it('R36 has tables that scroll by keyboard', () => {
  const region = renderExample('html-with-title').querySelector('[role=region]');
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.querySelectorAll('table tr').length).toBe(4);
});
