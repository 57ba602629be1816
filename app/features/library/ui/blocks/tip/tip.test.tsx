import { expect, it } from 'vitest';
import { drawExample } from '#tests/support/draw-block.tsx';

it('has a title of its own, or is a tip, and is printed with the text', () => {
  const block = drawExample('tip');
  expect(block.textContent).toContain('Schrijf je vragen opLeg een schriftje');
  expect(block.querySelector('[data-print=hide]')).toBeNull();
  expect(drawExample('tip', { title: null }).textContent).toMatch(/^TipLeg/);
});
