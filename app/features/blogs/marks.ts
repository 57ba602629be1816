import { mayMark } from '#app/features/reactions/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import {
  blogFollowed,
  blogPostLiked,
  blogPostUnliked,
  blogReactionLiked,
  blogReactionUnliked,
  blogUnfollowed,
} from './events.ts';
import { mayFollow, mayLike } from './policy.ts';
import { findPost } from './reactions.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from './topics.ts';

/** A published blog that is not hidden. */
export const findBlog = (db: Database, id: number) =>
  db
    .selectFrom('blog')
    .select(['id', 'ownerId'])
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();

/** Waits for a withdrawal that has begun: else a mark could be stored on a reaction that is withdrawn. */
const findReaction = (db: Database, id: number) =>
  db
    .selectFrom('blogReaction')
    .innerJoin('blogPost', 'blogPost.id', 'blogReaction.postId')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select(['blogReaction.postId', 'blogReaction.authorId', 'blogReaction.withdrawnAt', 'blogReaction.hiddenAt'])
    .where('blogReaction.id', '=', id)
    .where('blogPost.hiddenAt', 'is', null)
    .where('blog.hiddenAt', 'is', null)
    .forKeyShare('blogReaction')
    .executeTakeFirst();

export const blogFollow = markKind({
  table: 'blogFollow',
  target: 'blogId',
  counter: { table: 'blog', column: 'followerCount' },
  find: findBlog,
  may: { add: mayFollow, remove: mayFollow },
  events: { added: blogFollowed, removed: blogUnfollowed },
  topics: ({ id }) => [blogTopic(id), BLOGS_TOPIC],
});

export const postLike = markKind({
  table: 'blogPostLike',
  target: 'postId',
  counter: { table: 'blogPost', column: 'likeCount' },
  find: findPost,
  may: { add: mayLike, remove: mayLike },
  events: { added: blogPostLiked, removed: blogPostUnliked },
  topics: ({ id, blogId }) => [postTopic(id), blogTopic(blogId)],
});

export const reactionLike = markKind({
  table: 'blogReactionLike',
  target: 'reactionId',
  counter: { table: 'blogReaction', column: 'likeCount' },
  find: findReaction,
  may: { add: mayMark, remove: mayMark },
  events: { added: blogReactionLiked, removed: blogReactionUnliked },
  topics: ({ postId }) => [postTopic(postId)],
});
