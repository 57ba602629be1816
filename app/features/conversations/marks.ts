import { mayLike, mayMark } from '#app/features/reactions/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import {
  conversationFollowed,
  conversationLiked,
  conversationUnfollowed,
  conversationUnliked,
  reactionLiked,
  reactionUnliked,
} from './events.ts';
import { mayFollow } from './policy.ts';
import { findConversation } from './reactions.ts';
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
