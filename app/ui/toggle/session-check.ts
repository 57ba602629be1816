import { createContext, use } from 'react';

/** Asks the server whether the session still lives; what knows how gives it to the widgets below. */
export const SessionCheckContext = createContext<() => Promise<boolean>>(async () => false);

export const useSessionCheck = () => use(SessionCheckContext);
