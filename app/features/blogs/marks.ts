import { opensCase } from '#app/features/moderation/index.ts';
import { mayMark } from '#app/features/reactions/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import {
  blogFlagged,
  blogFollowed,
  blogPostFlagged,
  blogPostLiked,
  blogPostUnliked,
  blogReactionFlagged,
  blogReactionLiked,
  blogReactionUnliked,
  blogUnfollowed,
} from './events.ts';
import { mayFlag, mayFollow, mayLike } from './policy.ts';
import { blogReactions, findPost } from './reactions.ts';
import { BLOG_CASE, POST_CASE } from './rules.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from './topics.ts';

const findBlog = (db: Database, id: number) =>
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

/** Flags a blog for the moderators. A flag cannot be removed. */
export const blogFlag = markKind({
  table: 'blogFlag',
  target: 'blogId',
  find: findBlog,
  may: { add: mayFlag, remove: () => false },
  events: { added: blogFlagged },
  onAdded: opensCase(BLOG_CASE, ({ ownerId }) => ownerId),
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

/** Flags a post for the moderators. A flag cannot be removed. */
export const postFlag = markKind({
  table: 'blogPostFlag',
  target: 'postId',
  find: findPost,
  may: { add: mayFlag, remove: () => false },
  events: { added: blogPostFlagged },
  onAdded: opensCase(POST_CASE, ({ ownerId }) => ownerId),
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

/** Flags a reaction for the moderators. A flag cannot be removed. */
export const reactionFlag = markKind({
  table: 'blogReactionFlag',
  target: 'reactionId',
  find: findReaction,
  may: { add: mayMark, remove: () => false },
  events: { added: blogReactionFlagged },
  onAdded: opensCase(blogReactions.caseName, ({ authorId }) => authorId),
});
