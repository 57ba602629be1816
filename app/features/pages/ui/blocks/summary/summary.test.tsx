import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has its title', () => {
  const block = renderExample('summary');
  expect(texts(block, 'h2')).toEqual(['In het kort']);
  expect(texts(block, 'li').length).toBe(3);
});
