import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Fit } from '../../nutrient-limits/fit.ts';
import type { CookingScreen } from '../../screens/read-cooking-screen.ts';

export type LaterParts = typeof import('./later-parts.ts');

/** The parts of a recipe's page that load after it; null until then, and without a network. */
export function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null);
  useEffect(() => {
    import('./later-parts.ts').then(setParts, () => {});
  }, []);
  return parts;
}

const readNone = () => null;
const subscribeToNone = () => () => {};

/**
 * How the recipe fits what the reader minds: the limits of their profile, by which the server found it, or else those of this
 * browser, and what it knows that they leave out; that is nothing until that has loaded.
 */
export function useFit(
  { document, profileLimits, fit }: Pick<CookingScreen, 'document' | 'profileLimits' | 'fit'>,
  later: LaterParts | null,
): Fit | null {
  const { ownLimits, ownTaste, fitOf } = later ?? {};
  const own = useSyncExternalStore(ownLimits?.subscribe ?? subscribeToNone, ownLimits?.read ?? readNone, readNone);
  const taste = useSyncExternalStore(ownTaste?.subscribe ?? subscribeToNone, ownTaste?.read ?? readNone, readNone);
  if (!fitOf || !own || !taste) return fit;
  return fitOf(document, { limits: fit ? profileLimits : own, without: taste.without });
}
