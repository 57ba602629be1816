import { useSyncExternalStore } from 'react';
import type { Nutrients } from '#app/features/content/published/recipe.ts';
import type { NutrientLimits } from '../../paths.ts';
import type { LaterParts } from './use-later-parts.ts';

const NONE: NutrientLimits = {};
const readNone = () => NONE;
const subscribeToNone = () => () => {};

/** In words how much a portion is above each limit that the reader chose in this browser; none until that has loaded. */
export function useExceededLimits(nutrients: Nutrients, later: LaterParts | null) {
  const { subscribe, read } = later?.ownLimits ?? { subscribe: subscribeToNone, read: readNone };
  const limits = useSyncExternalStore(subscribe, read, readNone);
  return later?.exceededLimits(nutrients, limits) ?? {};
}
