import { createContext, use } from 'react';

/** The addresses of a conversation, as its parts need them. */
export interface Ways {
  /** Of the conversation. */
  path: string;
  /** Of the page that is shown. */
  here: string;
  /** Of one reaction, wherever it stands. */
  reaction(id: number): string;
}

export const WaysContext = createContext<Ways | null>(null);

/** The addresses of the conversation around this component. */
export function useWays(): Ways {
  const ways = use(WaysContext);
  if (!ways) throw new Error('This stands in no conversation.');
  return ways;
}

/** The addresses for a page of the conversation at `path`. */
export const waysOf = (path: string, page: number): Ways => ({
  path,
  here: pageOf(path, page),
  reaction: (id) => `${path}?reactie=${id}#reactie-${id}`,
});

/** The address of one page of a conversation. */
export const pageOf = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);

/** The address at which something is edited: nothing for the conversation itself, or a reaction's id. */
export const editingAt = (here: string, what: number | ''): string =>
  `${here}${here.includes('?') ? '&' : '?'}bewerken=${what}#field-Body`;
