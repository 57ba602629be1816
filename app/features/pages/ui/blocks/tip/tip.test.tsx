import { expect, it } from 'vitest';
import { renderExample } from '#tests/support/render-block.tsx';

it('has the title of its editor or a default, and is printed', () => {
  const block = renderExample('tip');
  expect(block.textContent).toContain('Schrijf je vragen opLeg een schriftje');
  expect(block.querySelector('[data-print=hide]')).toBeNull();
  expect(renderExample('tip', { title: null }).textContent).toMatch(/^TipLeg/);
});
