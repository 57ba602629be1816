import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';

/** Calls `onSuccess` after each accepted submission of the fetcher, once the page shows its result. */
export function useFetcherSuccess({ state, data }: FetcherWithComponents<unknown>, onSuccess: () => void): void {
  const submitted = useRef(false);
  useEffect(() => {
    const wasSubmitted = submitted.current;
    submitted.current = state !== 'idle';
    if (state !== 'idle' || !wasSubmitted) return;
    if (!formErrorOf(data)) onSuccess();
  });
}
