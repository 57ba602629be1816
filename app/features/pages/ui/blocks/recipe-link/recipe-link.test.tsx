import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';
import { exampleBlockContext } from '../../examples/example-block-context.ts';
import { referred } from '../block-context.ts';

it('shows for how many people a recipe is and how long it takes', () => {
  const block = renderExample('recipe-link');
  expect(block.textContent).toContain('Probeer dit recept eens');
  expect(attribute(block, 'a', 'href')).toBe('/recepten/104-courgettesoep-met-verse-munt');
  expect(block.textContent).toMatch(/4\u00a0personen · 25\u00a0minuten$/);
});

it('has the singular for one person and one minute', () => {
  const recipe = referred(exampleBlockContext, 104, 'recipe');
  const refs = { 104: { ...recipe, amountOfPeople: 1, minutesNeeded: 1 } as NonNullable<typeof recipe> };
  expect(renderExample('recipe-link', {}, { refs }).textContent).toMatch(/1\u00a0persoon · 1\u00a0minuut$/);
});

it('renders nothing when the recipe does not exist', () => {
  expect(renderExample('recipe-link', { recipe: 999 }).childElementCount).toBe(0);
});
