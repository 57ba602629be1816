import { createContext } from 'react';

/** While the server draws a page: the secret that marks its inline scripts as ours. In the browser: nothing. */
export const NonceContext = createContext<string | undefined>(undefined);
