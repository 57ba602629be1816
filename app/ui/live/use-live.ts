import { useEffect, useEffectEvent } from 'react';
import type { LiveTopic } from '#app/platform/live/topics.ts';

/**
 * Calls `onChange` when something of these topics may have changed for the member who looks: as it happens, or within a
 * minute where the server can't tell. Without topics it does nothing, as for visitors. What it needs is loaded after the
 * page.
 */
export function useLive(topics: readonly LiveTopic[], onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  const names = topics.join(' ');
  useEffect(() => {
    if (names === '') return;
    let unsubscribe: (() => void) | null | undefined;
    import('./connection.ts').then(
      ({ subscribe }) => {
        if (unsubscribe !== null) unsubscribe = subscribe(names.split(' '), () => handleChange());
      },
      () => undefined, // without a network; the page then shows what it has
    );
    return () => {
      unsubscribe?.();
      unsubscribe = null;
    };
  }, [names]);
}
