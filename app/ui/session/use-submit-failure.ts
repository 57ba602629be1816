import { useEffect, useState } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { UNEXPECTED_ERROR, useToast } from '../feedback/toast-context.ts';
import { useSessionCheck } from './session-check.ts';

/**
 * Whether a submission failed: the server refused it, and the session has ended. A refusal in an active session shows a
 * toast, unless a toast has told of it already; to whom may not write it says so.
 */
export function useSubmitFailure(fetcher: { state: string; data: Partial<FormError> | undefined }): boolean {
  const checkSession = useSessionCheck();
  const show = useToast();
  const [failed, setFailed] = useState(false);
  const message = fetcher.data?.error === 'paused' ? fetcher.data.message : undefined;
  const refused = fetcher.state === 'idle' && fetcher.data?.error !== undefined && !fetcher.data.told;
  useEffect(() => {
    setFailed(false);
    if (!refused) return;
    let cancelled = false;
    checkSession().then((active) => {
      if (cancelled) return;
      if (active) show(message ?? UNEXPECTED_ERROR);
      else setFailed(true);
    });
    return () => {
      cancelled = true;
    };
  }, [refused, message, checkSession, show]);
  return failed;
}
