import { presentUser } from '#app/features/profiles/index.ts';
import { presentWarnings } from '#app/platform/content-warnings/for-viewer.ts';
import type { Page } from '#app/platform/database/paging.ts';
import { presentPage } from '#app/platform/http/calls/responses.ts';
import type { ConversationSummary } from './lists/summaries.ts';
import type { Conversation } from './screens/read-conversation.ts';
import type { Group } from './screens/read-groups.ts';

/** A conversation in a list, as the wire's list entry. */
export const presentSummary = (conversation: ConversationSummary) => ({
  Conversation: {
    Id: conversation.id,
    Title: conversation.title,
    Public: conversation.public,
    Slug: conversation.slug,
  },
  Group: { Title: conversation.group.title, Slug: conversation.group.slug },
  Owner: conversation.author && presentUser(conversation.author),
  LastReactionAuthor: conversation.lastReactionAuthor && presentUser(conversation.lastReactionAuthor),
  LastActivity: conversation.lastActivityAt.toISOString(),
  NumberOfReactions: conversation.reactionCount,
  ...presentWarnings(conversation.warnings),
});

/** A page of a list of conversations. */
export const presentConversations = (conversations: Page<ConversationSummary>) =>
  presentPage(conversations, presentSummary);

/** A conversation as the wire's Conversation. */
export const presentConversation = (conversation: Conversation) => ({
  Id: conversation.id,
  Title: conversation.title,
  Slug: conversation.slug,
  Body: conversation.body,
  Created: conversation.createdAt.toISOString(),
  Public: conversation.public,
  LastActivity: conversation.lastActivityAt.toISOString(),
  Reactions: conversation.reactionCount,
  ...presentWarnings(conversation.warnings),
});

/** A group as the wire's Group. */
export const presentGroup = (group: Group) => ({
  Id: group.id,
  Title: group.title,
  Slug: group.slug,
  Created: group.createdAt.toISOString(),
  Introduction: group.introduction,
  Conversations: group.conversationCount,
});
