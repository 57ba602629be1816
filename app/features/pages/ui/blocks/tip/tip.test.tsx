import { expect, it } from 'vitest';
import { renderExample } from '#tests/support/render-block.tsx';

it('has a title of its own, or is a tip, and is printed with the text', () => {
  const block = renderExample('tip');
  expect(block.textContent).toContain('Schrijf je vragen opLeg een schriftje');
  expect(block.querySelector('[data-print=hide]')).toBeNull();
  expect(renderExample('tip', { title: null }).textContent).toMatch(/^TipLeg/);
});
