import { reactionKind } from '#app/features/reactions/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { blogDrafts } from './draft-kinds.ts';
import { blogReactionEdited, blogReactionModerated, blogReactionWithdrawn } from './events.ts';
import { postTopic } from './topics.ts';

/** A published post that is not hidden, nor its blog. */
export const findPost = (db: Database, id: number) =>
  db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select(['blogPost.id', 'blogPost.blogId', 'blog.ownerId'])
    .where('blogPost.id', '=', id)
    .where('blogPost.publishedAt', 'is not', null)
    .where('blogPost.hiddenAt', 'is', null)
    .where('blog.hiddenAt', 'is', null)
    .executeTakeFirst();

/** The reactions to posts. */
export const blogReactions = reactionKind({
  table: 'blogReaction',
  target: 'postId',
  findSubject: findPost,
  caseName: 'blog-reaction',
  editDraft: blogDrafts.reactionEdit,
  events: { moderated: blogReactionModerated, edited: blogReactionEdited, withdrawn: blogReactionWithdrawn },
  topics: (postId) => [postTopic(postId)],
});
