import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';

it('leads to the group, and says how much is talked there', () => {
  const block = renderExample('group-teaser');
  expect(attribute(block, 'a', 'href')).toBe('/groepen/thuisdialyse');
  expect(block.textContent).toMatch(/14 gesprekken$/);
});

it('draws nothing when the group is gone, whatever it was called', () => {
  for (const group of ['weggehaald', 'constructor']) {
    expect(renderExample('group-teaser', { group }).childElementCount).toBe(0);
  }
});
