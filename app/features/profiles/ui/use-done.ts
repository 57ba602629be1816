import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { refusalOf } from '#app/platform/forms/refusal.ts';

/** Calls `done` each time that what was sent through the fetcher has been accepted and the page shows it. */
export function useDone({ state, data }: FetcherWithComponents<unknown>, done: () => void): void {
  const sent = useRef(false);
  useEffect(() => {
    if (state === 'submitting') sent.current = true;
    if (state !== 'idle' || !sent.current) return;
    sent.current = false;
    if (!refusalOf(data)) done();
  });
}
