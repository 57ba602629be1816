import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the first render, true after: what needs JavaScript shows only where it works. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
