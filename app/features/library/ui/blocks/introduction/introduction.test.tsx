import { expect, it } from 'vitest';
import { drawExample } from '#tests/support/draw-block.tsx';

it('is text without a title', () => {
  const block = drawExample('introduction');
  expect(block.textContent).toContain('Werken je nieren niet goed genoeg meer?');
  expect(block.querySelector('h2')).toBeNull();
});
