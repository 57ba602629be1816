import { storedValue } from '#app/ui/browser-storage/stored-value.ts';
import { LIMIT_PARAMETERS, type NutrientLimits } from '../paths.ts';
import { parseLimits } from './nutrient-limits.ts';

/** The limits that a reader chose last, in this browser alone (docs/decisions/0066). */
export const ownLimits = storedValue<NutrientLimits>('recipes.limits', (stored) => {
  const values = typeof stored === 'object' && stored !== null ? stored : {};
  const query = new URLSearchParams();
  for (const [nutrient, value] of Object.entries(values)) {
    if (Object.hasOwn(LIMIT_PARAMETERS, nutrient))
      query.set(LIMIT_PARAMETERS[nutrient as keyof NutrientLimits], String(value));
  }
  return parseLimits(query);
});
