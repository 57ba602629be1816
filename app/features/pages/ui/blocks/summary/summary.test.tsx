import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

// pages-5
it('has the title of pages-5', () => {
  const block = renderExample('summary');
  expect(texts(block, 'h2')).toEqual(['In het kort']);
  expect(texts(block, 'li').length).toBe(3);
});
