import { expect, it } from 'vitest';
import { drawExample, texts } from '#tests/support/draw-block.tsx';

it('says what matters below the words of spec §2', () => {
  const block = drawExample('summary');
  expect(texts(block, 'h2')).toEqual(['In het kort']);
  expect(texts(block, 'li').length).toBe(3);
});
