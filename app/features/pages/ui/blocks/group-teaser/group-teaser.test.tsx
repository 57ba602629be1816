import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';

it('links to the group, says in one sentence what it is about, and how many conversations it has', () => {
  const block = renderExample('group-teaser');
  expect(attribute(block, 'a', 'href')).toBe('/groepen/thuisdialyse');
  expect(block.textContent).toContain('Thuis dialyseren: over dozen, schema’s en slapen.');
  expect(block.textContent).toMatch(/14 gesprekken$/);
});

it('renders nothing when the group does not exist, whatever its slug', () => {
  for (const group of ['weggehaald', 'constructor']) {
    expect(renderExample('group-teaser', { group }).childElementCount).toBe(0);
  }
});
