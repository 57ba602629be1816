import { reactionKind } from '#app/features/reactions/index.ts';
import { conversationDrafts } from './draft-kinds.ts';
import { ownReactionEdited, reactionEdited, reactionWithdrawn } from './events.ts';
import { conversationTopic } from './topics.ts';

/** The reactions to conversations. */
export const conversationReactions = reactionKind({
  table: 'reaction',
  target: 'conversationId',
  caseName: 'reaction',
  editDraft: conversationDrafts.reactionEdit,
  events: { moderated: reactionEdited, edited: ownReactionEdited, withdrawn: reactionWithdrawn },
  topics: (conversationId) => [conversationTopic(conversationId)],
});
