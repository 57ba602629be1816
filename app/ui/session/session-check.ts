import { createContext, use, useEffect } from 'react';

/** Asks the server whether the session is still active, and leads to the login page if not. The shell provides it. */
export const SessionCheckContext = createContext<() => Promise<boolean>>(async () => false);

export const useSessionCheck = () => use(SessionCheckContext);

/** The refusals that have already led to the login page. */
const handled = new WeakSet<object>();

/** Leads to the login page when a form was refused because the session ended; once, even if several components use it. */
export function useLoginAfterSessionEnd(formError: { error: string } | undefined): void {
  const check = useSessionCheck();
  useEffect(() => {
    if (formError?.error !== 'not_logged_in' || handled.has(formError)) return;
    handled.add(formError);
    check();
  }, [formError, check]);
}
