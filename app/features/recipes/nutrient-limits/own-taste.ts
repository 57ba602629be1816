import { ALLERGEN_KEYS } from '#app/features/content/published/allergens.ts';
import { storedValue } from '#app/ui/browser-storage/stored-value.ts';
import type { Wishes } from '../overview/overview-paths.ts';

/** What a reader chose last beside limits: the diets that they eat, and what they leave out. In this browser alone. */
export type Taste = Pick<Wishes, 'types' | 'without'>;

export const NO_TASTE: Taste = { types: [], without: [] };

/** The most types that are read from what is stored. */
const MAX_TYPES = 50;

export const ownTaste = storedValue<Taste>('recipes.taste', (stored) => {
  const { types, without } = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return {
    types: arrayOf(types).filter(isId).slice(0, MAX_TYPES),
    without: ALLERGEN_KEYS.filter((allergen) => arrayOf(without).includes(allergen)),
  };
});

const arrayOf = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

const isId = (stored: unknown): stored is number => Number.isSafeInteger(stored);
