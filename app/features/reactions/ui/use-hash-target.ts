import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';

/**
 * The id in the fragment of the URL, after hydration. It also focuses the element with that id: browsers do that, and
 * match CSS's :target, only when they load a whole page, not for links within the site.
 */
export function useHashTarget(): string | null {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  const id = hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again brings focus back
  useEffect(() => {
    if (!id) return;
    const target = document.getElementById(id);
    target?.closest<HTMLElement>('textarea, [tabindex]')?.focus({ preventScroll: true });
  }, [id, key]);
  return hydrated && id ? id : null;
}
