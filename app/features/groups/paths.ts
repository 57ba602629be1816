/** All groups. */
export const GROUPS_PATH = '/groepen';

/** A group, by its slug; by its number it leads there. */
export const groupPath = ({ slug }: { slug: string }): string => `${GROUPS_PATH}/${slug}`;

/** What of a group the page shows: all conversations, those about some terms, or those that the reader follows. */
export interface GroupView {
  followed: boolean;
  /** Ids, in rising order; none means all. */
  terms: readonly number[];
  /** From 1. */
  page: number;
}

/** The one address of a view of a group: `?terms=4,7&page=2`, `?toon=gevolgd`; the first page has no number. */
export function groupViewPath(group: { slug: string }, { followed, terms, page }: Partial<GroupView>): string {
  const parts: string[] = [];
  if (followed) parts.push('toon=gevolgd');
  if (terms && terms.length > 0) parts.push(`terms=${terms.join(',')}`);
  if (page && page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `${groupPath(group)}?${parts.join('&')}` : groupPath(group);
}
