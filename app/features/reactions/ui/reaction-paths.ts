import { createContext, use } from 'react';
import { reactionAnchor, reactionPath } from '../paths.ts';

/** The paths of the page that shows reactions, for the components of each reaction. */
export interface ReactionPaths {
  /** What is reacted to. */
  path: string;
  /** The current page of its reactions. */
  pagePath: string;
  /** The name of the cases about its reactions. */
  caseName: string;
}

export const ReactionPathsContext = createContext<ReactionPaths | null>(null);

/** The paths of the page around this component. Throws outside a `ReactionPathsContext`. */
export function useReactionPaths(): ReactionPaths {
  const paths = use(ReactionPathsContext);
  if (!paths) throw new Error('useReactionPaths() is used outside a ReactionPathsContext.');
  return paths;
}

/** Gives the path of a reaction; for one of the reactions of this page without asking the server where it is. */
export function reactionHref(
  { path, pagePath }: Pick<ReactionPaths, 'path' | 'pagePath'>,
  onPage: readonly { id: number }[],
): (id: number) => string {
  const ids = new Set(onPage.map(({ id }) => id));
  return (id) => (ids.has(id) ? `${pagePath}${reactionAnchor(id)}` : reactionPath(path, id));
}
