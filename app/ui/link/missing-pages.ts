import { createContext, use } from 'react';

/** The paths of this site that are known and have no page yet. */
export const MissingPagesContext = createContext<readonly string[]>([]);

/**
 * Gives the function that says whether a path of this site has a page, so that links to pages which do not exist yet are not
 * shown (choices.md 41). Only the paths that the shell asks about (shell/read-shell.ts) can be missing.
 */
export function useHasPage(): (path: string) => boolean {
  const missing = use(MissingPagesContext);
  return (path) => !missing.includes(path);
}
