import { useEffect, useState } from 'react';
import { UNEXPECTED_ERROR, useToast } from '../feedback/toast-context.ts';
import { useSessionCheck } from './session-check.ts';

/**
 * Whether what a fetcher sent failed for good: the server refused, and the session turned out to have ended as well
 * (spec §4, Toggles). A refusal in a session that lives is said in a toast.
 */
export function useSubmitFailure(fetcher: { state: string; data: { error?: string } | undefined }): boolean {
  const checkSession = useSessionCheck();
  const show = useToast();
  const [failed, setFailed] = useState(false);
  const refused = fetcher.state === 'idle' && fetcher.data?.error !== undefined;
  useEffect(() => {
    setFailed(false);
    if (!refused) return;
    let gone = false;
    checkSession().then((alive) => {
      if (gone) return;
      if (alive) show(UNEXPECTED_ERROR);
      else setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [refused, checkSession, show]);
  return failed;
}
