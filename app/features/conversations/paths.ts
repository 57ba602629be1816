import { GROUPS_PATH, groupPath } from '#app/features/groups/paths.ts';

/** What of a conversation its address names. */
export interface ConversationAddress {
  slug: string;
  group: { slug: string };
}

/** A conversation, or one page of it. */
export const conversationPath = ({ group, slug }: ConversationAddress, page = 1): string =>
  `${groupPath(group)}/${slug}${page === 1 ? '' : `?page=${page}`}`;

/** One reaction, on whichever page it stands: the server leads to its place there. */
export const findReactionPath = (conversation: ConversationAddress, id: number): string =>
  `${conversationPath(conversation)}?reactie=${id}`;

/** The same with its place, for a browser that keeps that while it is led to the page. */
export const reactionPath = (conversation: ConversationAddress, id: number): string =>
  `${findReactionPath(conversation, id)}${reactionAnchor(id)}`;

/** The place of a reaction on its page. */
export const reactionAnchor = (id: number): `#${string}` => `#reactie-${id}`;

/** Where something is edited on the page `here`: nothing for the conversation itself, or a reaction's id. */
export const editPath = (here: string, what: number | ''): string =>
  `${here}${here.includes('?') ? '&' : '?'}bewerken=${what}#field-Body`;

/** Where a conversation is started in the group with this id. */
export const newConversationPath = (groupId: number): string => `${groupPath({ slug: String(groupId) })}/nieuw`;

/** The groups, with this many pages of the conversations that the reader follows. */
export const followedPath = (pages: number): string => `${GROUPS_PATH}?gevolgd=${pages}`;
