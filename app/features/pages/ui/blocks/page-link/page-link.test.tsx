import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';

it('shows the page with its own description, or with that of the editor', () => {
  const block = renderExample('page-link');
  expect(attribute(block, 'a', 'href')).toBe('/doneren');
  expect(block.textContent).toContain('Geven tijdens je leven of daarna');
  expect(renderExample('page-link', { description: 'Denk er rustig over na.' }).textContent).toMatch(
    /Denk er rustig over na\.$/,
  );
});

it('renders nothing when the page does not exist', () => {
  expect(renderExample('page-link', { page: 999 }).childElementCount).toBe(0);
});
