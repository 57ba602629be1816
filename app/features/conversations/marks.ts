import { opensCase } from '#app/features/moderation/index.ts';
import { mayLike, mayMark } from '#app/features/reactions/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import {
  conversationFlagged,
  conversationFollowed,
  conversationLiked,
  conversationUnfollowed,
  conversationUnliked,
  reactionFlagged,
  reactionLiked,
  reactionUnliked,
} from './events.ts';
import { mayFollow } from './policy.ts';
import { conversationReactions, findConversation } from './reactions.ts';
import { CONVERSATION_CASE } from './rules.ts';
import { conversationTopic } from './topics.ts';

/** Waits for a withdrawal that has begun: else a mark could be stored on a reaction that is withdrawn. */
const findReaction = (db: Database, id: number) =>
  db
    .selectFrom('reaction')
    .innerJoin('conversation', 'conversation.id', 'reaction.conversationId')
    .select(['reaction.conversationId', 'reaction.authorId', 'reaction.withdrawnAt', 'reaction.hiddenAt'])
    .where('reaction.id', '=', id)
    .where('conversation.hiddenAt', 'is', null)
    .forKeyShare('reaction')
    .executeTakeFirst();

export const conversationLike = markKind({
  table: 'conversationLike',
  target: 'conversationId',
  counter: { table: 'conversation', column: 'likeCount' },
  find: findConversation,
  may: { add: mayLike, remove: mayLike },
  events: { added: conversationLiked, removed: conversationUnliked },
  topics: ({ id }) => [conversationTopic(id)],
});

export const conversationFollow = markKind({
  table: 'conversationFollow',
  target: 'conversationId',
  find: findConversation,
  may: { add: mayFollow, remove: mayFollow },
  events: { added: conversationFollowed, removed: conversationUnfollowed },
});

export const reactionLike = markKind({
  table: 'reactionLike',
  target: 'reactionId',
  counter: { table: 'reaction', column: 'likeCount' },
  find: findReaction,
  may: { add: mayMark, remove: mayMark },
  events: { added: reactionLiked, removed: reactionUnliked },
  topics: ({ conversationId }) => [conversationTopic(conversationId)],
});

/** Flags a conversation for the moderators. A flag cannot be removed. */
export const conversationFlag = markKind({
  table: 'conversationFlag',
  target: 'conversationId',
  find: findConversation,
  may: { add: mayLike, remove: () => false },
  events: { added: conversationFlagged },
  onAdded: opensCase(CONVERSATION_CASE, ({ authorId }) => authorId),
});

/** Flags a reaction for the moderators. A flag cannot be removed. */
export const reactionFlag = markKind({
  table: 'reactionFlag',
  target: 'reactionId',
  find: findReaction,
  may: { add: mayMark, remove: () => false },
  events: { added: reactionFlagged },
  onAdded: opensCase(conversationReactions.caseName, ({ authorId }) => authorId),
});
