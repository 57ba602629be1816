import { reactionKind } from '#app/features/reactions/index.ts';
import { blogDrafts } from './draft-kinds.ts';
import { blogReactionEdited, blogReactionModerated, blogReactionWithdrawn } from './events.ts';
import { postTopic } from './topics.ts';

/** The reactions to posts. */
export const blogReactions = reactionKind({
  table: 'blogReaction',
  target: 'postId',
  caseName: 'blog-reaction',
  editDraft: blogDrafts.reactionEdit,
  events: { moderated: blogReactionModerated, edited: blogReactionEdited, withdrawn: blogReactionWithdrawn },
  topics: (postId) => [postTopic(postId)],
});
