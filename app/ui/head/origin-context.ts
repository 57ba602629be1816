import { createContext } from 'react';

/** The origin of the site, as the address of each page begins (PUBLIC_URL), for metadata that needs absolute addresses. */
export const OriginContext = createContext('');
