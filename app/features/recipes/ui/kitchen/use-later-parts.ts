import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NutrientLimits } from '../../overview/overview-paths.ts';
import type { RecipeScreen } from '../../screens/read-recipe.ts';

export type LaterParts = typeof import('./later-parts.ts');

/** The parts of a recipe's page that load after it; null until then, and without a network. */
export function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null);
  useEffect(() => {
    import('./later-parts.ts').then(setParts, () => {});
  }, []);
  return parts;
}

const NONE: NutrientLimits = {};
const readNone = () => NONE;
const subscribeToNone = () => () => {};

/**
 * In words how much a portion is above each limit of the reader: of their profile, as the server found it, or else of this
 * browser; those are none until that has loaded.
 */
export function useExceededLimits(
  { document: { nutrients }, exceeded }: Pick<RecipeScreen, 'document' | 'exceeded'>,
  later: LaterParts | null,
) {
  const { subscribe, read } = later?.ownLimits ?? { subscribe: subscribeToNone, read: readNone };
  const limits = useSyncExternalStore(subscribe, read, readNone);
  return exceeded ?? later?.exceededLimits(nutrients, limits) ?? {};
}
