import { expect, it } from 'vitest';
import { attribute, drawExample } from '#tests/support/draw-block.tsx';

it('shows the page with its own words, or with those of the editor', () => {
  const block = drawExample('page-link');
  expect(attribute(block, 'a', 'href')).toBe('/doneren');
  expect(block.textContent).toContain('Geven tijdens je leven of daarna');
  expect(drawExample('page-link', { description: 'Denk er rustig over na.' }).textContent).toMatch(
    /Denk er rustig over na\.$/,
  );
});

it('draws nothing when the page is gone', () => {
  expect(drawExample('page-link', { page: 999 }).childElementCount).toBe(0);
});
