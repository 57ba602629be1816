import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import { mayFollow, mayLike } from './policy.ts';
import { isConversationShown } from './shown.ts';
import { conversationTopic } from './topics.ts';

/** A conversation that is shown. */
export const findConversation = (db: Database, id: number) =>
  db
    .selectFrom('conversation')
    .select(['id', 'authorId', 'public', 'reactionsClosedAt', 'withdrawnAt'])
    .where('id', '=', id)
    .where(isConversationShown())
    .executeTakeFirst();

export const conversationLike = markKind({
  table: 'conversationLike',
  target: 'conversationId',
  counter: { table: 'conversation', column: 'likeCount' },
  find: findConversation,
  may: { add: mayLike, remove: mayLike },
  topics: ({ id }) => [conversationTopic(id)],
});

export const conversationFollow = markKind({
  table: 'conversationFollow',
  target: 'conversationId',
  insteadOf: 'conversationMute',
  find: findConversation,
  may: { add: mayFollow, remove: mayFollow },
});

/** That a member hears nothing of a conversation any more, be it their own. */
export const conversationMute = markKind({
  table: 'conversationMute',
  target: 'conversationId',
  insteadOf: 'conversationFollow',
  find: findConversation,
  may: { add: mayFollow, remove: mayFollow },
});
