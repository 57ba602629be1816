import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';

/**
 * The id behind the # of the address, once there is JavaScript. What has it gets focus, after a link within the site as
 * the browser itself does it for a whole new page; CSS's :target sees only the latter.
 */
export function useNamedInAddress(): string | null {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  const id = hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again brings focus back
  useEffect(() => {
    if (!id) return;
    const named = document.getElementById(id);
    named?.closest<HTMLElement>('textarea, [tabindex]')?.focus({ preventScroll: true });
  }, [id, key]);
  return hydrated && id ? id : null;
}
