import { useEffect } from 'react';
import { useHydrated } from '../../hydration/use-hydrated.ts';

/**
 * Calls `report` once React has hydrated a field: what a reader chose, or the browser restored, before that was reported to
 * no one, while the page shows it as chosen. `report` looks whether there is such a choice.
 */
export function useEarlyChoice(report: () => void): void {
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the first effect was not reported
  useEffect(() => {
    if (!hydrated) report();
  }, []);
}
