import { GROUPS_PATH, groupPath } from '#app/features/groups/paths.ts';

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
