import { createContext } from 'react';

/** The session-bound token for forms (R9); null for visitors, who have no session to forge. */
export const AntiforgeryContext = createContext<string | null>(null);
