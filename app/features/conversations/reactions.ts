import { reactionKind } from '#app/features/reactions/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { conversationDrafts } from './draft-kinds.ts';
import { ownReactionEdited, reactionEdited, reactionWithdrawn } from './events.ts';
import { conversationTopic } from './topics.ts';

/** A conversation that is not hidden. */
export const findConversation = (db: Database, id: number) =>
  db
    .selectFrom('conversation')
    .select(['id', 'authorId'])
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();

/** The reactions to conversations. */
export const conversationReactions = reactionKind({
  table: 'reaction',
  target: 'conversationId',
  findSubject: findConversation,
  caseName: 'reaction',
  editDraft: conversationDrafts.reactionEdit,
  events: { moderated: reactionEdited, edited: ownReactionEdited, withdrawn: reactionWithdrawn },
  topics: (conversationId) => [conversationTopic(conversationId)],
});
