import { createContext } from 'react';

/** While the server renders a page: the secret that marks our own inline scripts. In the browser: undefined. */
export const NonceContext = createContext<string | undefined>(undefined);
