import { expect, it } from 'vitest';
import { renderExample } from '#tests/support/render-block.tsx';

it('is text without a title', () => {
  const block = renderExample('introduction');
  expect(block.textContent).toContain('Werken je nieren niet goed genoeg meer?');
  expect(block.querySelector('h2')).toBeNull();
});
