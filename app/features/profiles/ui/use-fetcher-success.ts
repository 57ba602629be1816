import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { refusalOf } from '#app/platform/forms/refusal.ts';

/** Calls `onSuccess` after each accepted submission of the fetcher, once the page shows its result. */
export function useFetcherSuccess({ state, data }: FetcherWithComponents<unknown>, onSuccess: () => void): void {
  const submitted = useRef(false);
  useEffect(() => {
    if (state === 'submitting') submitted.current = true;
    if (state !== 'idle' || !submitted.current) return;
    submitted.current = false;
    if (!refusalOf(data)) onSuccess();
  });
}
