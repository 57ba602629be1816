import { createContext, use, useEffect } from 'react';

/** Asks the server whether the session still lives; what knows how gives it to the widgets below. */
export const SessionCheckContext = createContext<() => Promise<boolean>>(async () => false);

export const useSessionCheck = () => use(SessionCheckContext);

/** The refusals that have led to the login. */
const followed = new WeakSet<object>();

/** Leads to the login, once, when a form was refused because nobody is logged in any more; whatever shows it by then. */
export function useLoginAfterSessionEnd(refused: { error: string } | undefined): void {
  const check = useSessionCheck();
  useEffect(() => {
    if (refused?.error !== 'not_logged_in' || followed.has(refused)) return;
    followed.add(refused);
    check();
  }, [refused, check]);
}
