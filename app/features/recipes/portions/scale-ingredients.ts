import type { IngredientGroup } from '#app/features/content/published/recipe.ts';
import type { Portions } from '../paths.ts';
import { sensibleAmount } from './sensible-amount.ts';

/** The ingredients of a recipe for another number of people, as a cook measures them; for its own they stay as they are. */
export function scaleIngredients(groups: readonly IngredientGroup[], { people, own }: Portions): IngredientGroup[] {
  if (people === own) return [...groups];
  return groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      ...item,
      ...sensibleAmount({ amount: item.amount && (item.amount * people) / own, unit: item.unit }),
    })),
  }));
}
