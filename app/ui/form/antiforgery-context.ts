import { createContext } from 'react';

/** The anti-forgery token of the session, for forms (R9); null for visitors, who have no session. */
export const AntiforgeryContext = createContext<string | null>(null);
