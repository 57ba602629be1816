import { createContext, use, useEffect } from 'react';

/** Asks the server whether the session still lives; what knows how gives it to the widgets below. */
export const SessionCheckContext = createContext<() => Promise<boolean>>(async () => false);

export const useSessionCheck = () => use(SessionCheckContext);

/** For a form: when it was refused because nobody is logged in any more, the reader is led to the login. */
export function useLoginWhenEnded(refused: { error: string } | undefined): void {
  const check = useSessionCheck();
  const ended = refused?.error === 'not_logged_in' ? refused : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whatever page it is on by then
  useEffect(() => {
    if (ended) check();
  }, [ended]);
}
