import { storedValue } from '#app/ui/browser-storage/stored-value.ts';
import type { NutrientLimits } from '../overview/overview-paths.ts';
import { choosableLimits } from './nutrient-limits.ts';

/** The limits that a reader chose last, in this browser alone (docs/decisions/reader-limits.md). */
export const ownLimits = storedValue<NutrientLimits>('recipes.limits', (stored) => {
  const values = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return choosableLimits((nutrient) => (Object.hasOwn(values, nutrient) ? values[nutrient] : null));
});
