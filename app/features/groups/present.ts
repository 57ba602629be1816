import type { Group } from './screens.ts';

/** A group as the wire's Group. */
export const presentGroup = (group: Group) => ({
  Id: group.id,
  Title: group.title,
  Slug: group.slug,
  Created: group.createdAt.toISOString(),
  Introduction: group.introduction,
  Conversations: group.conversationCount,
});
