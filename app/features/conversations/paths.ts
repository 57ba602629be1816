/** All groups. */
export const GROUPS_PATH = '/groepen';

/** The page of a group. With an id instead of the slug it redirects there. */
export const groupPath = ({ slug }: { slug: string }): string => `${GROUPS_PATH}/${slug}`;

/** The drawing of a group. */
export const groupPicturePath = (picture: string): string => `/illustrations/groups/${picture}.svg`;

/** What the page of a group lists: all conversations, those about some terms, or those that the viewer follows. */
export interface GroupView {
  followed: boolean;
  /** Ids in ascending order; an empty list means all. */
  terms: readonly number[];
  /** From 1. */
  page: number;
}

/** The canonical path of a view of a group: `?terms=4,7&page=2`, `?toon=gevolgd`; the first page has no number. */
export function groupViewPath(group: { slug: string }, { followed, terms, page }: Partial<GroupView>): string {
  const parts: string[] = [];
  if (followed) parts.push('toon=gevolgd');
  if (terms && terms.length > 0) parts.push(`terms=${terms.join(',')}`);
  if (page && page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `${groupPath(group)}?${parts.join('&')}` : groupPath(group);
}

/** The slugs that make up the path of a conversation. */
export interface ConversationAddress {
  slug: string;
  group: { slug: string };
}

/** The path of a conversation, or of one page of it. */
export const conversationPath = ({ group, slug }: ConversationAddress, page = 1): string =>
  `${groupPath(group)}/${slug}${page === 1 ? '' : `?page=${page}`}`;

/** The page to start a conversation in the group with this id. */
export const newConversationPath = (groupId: number): string => `${groupPath({ slug: String(groupId) })}/nieuw`;

/** The list of groups, with this many pages of the conversations that the viewer follows. */
export const followedPath = (pages: number): string => `${GROUPS_PATH}?gevolgd=${pages}`;
