import { EDIT_PARAMETER } from '#app/platform/paths.ts';

/** The fragment of a reaction on its page. */
export const reactionAnchor = (id: number): `#${string}` => `#reactie-${id}`;

/**
 * The path that redirects to the page with this reaction, for a caller that does not know on which page it is. `path` is
 * that of what is reacted to.
 */
export const reactionLookupPath = (path: string, id: number): string => `${path}?reactie=${id}`;

/** The permalink of a reaction: `reactionLookupPath` with the anchor, which a browser keeps across the redirect. */
export const reactionPath = (path: string, id: number): string =>
  `${reactionLookupPath(path, id)}${reactionAnchor(id)}`;

/** The path to write, on the page `pagePath`, a reaction that quotes the one with this id. */
export const quotePath = (pagePath: string, reactionId: number): string =>
  `${pagePath}${pagePath.includes('?') ? '&' : '?'}citeer=${reactionId}#field-Body`;

/** The path to edit, on the page `pagePath`, the reaction with this id; '' edits what is reacted to. */
export const editPath = (pagePath: string, reactionId: number | ''): string =>
  `${pagePath}${pagePath.includes('?') ? '&' : '?'}${EDIT_PARAMETER}=${reactionId}#field-Body`;
