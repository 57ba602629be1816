import { GROUPS_PATH, groupPath } from '#app/features/groups/paths.ts';

/** The slugs that make up the path of a conversation. */
export interface ConversationAddress {
  slug: string;
  group: { slug: string };
}

/** The path of a conversation, or of one page of it. */
export const conversationPath = ({ group, slug }: ConversationAddress, page = 1): string =>
  `${groupPath(group)}/${slug}${page === 1 ? '' : `?page=${page}`}`;

/** The path that redirects to the page with this reaction, for a caller that does not know on which page it is. */
export const reactionLookupPath = (conversation: ConversationAddress, id: number): string =>
  `${conversationPath(conversation)}?reactie=${id}`;

/** The permalink of a reaction: `reactionLookupPath` with the anchor, which a browser keeps across the redirect. */
export const reactionPath = (conversation: ConversationAddress, id: number): string =>
  `${reactionLookupPath(conversation, id)}${reactionAnchor(id)}`;

/** The fragment of a reaction on its page. */
export const reactionAnchor = (id: number): `#${string}` => `#reactie-${id}`;

/** The path to edit, on the page `pagePath`, the reaction with this id; '' edits the conversation itself. */
export const editPath = (pagePath: string, reactionId: number | ''): string =>
  `${pagePath}${pagePath.includes('?') ? '&' : '?'}bewerken=${reactionId}#field-Body`;

/** The page to start a conversation in the group with this id. */
export const newConversationPath = (groupId: number): string => `${groupPath({ slug: String(groupId) })}/nieuw`;

/** The list of groups, with this many pages of the conversations that the viewer follows. */
export const followedPath = (pages: number): string => `${GROUPS_PATH}?gevolgd=${pages}`;
