import { opensCase } from '#app/features/moderation/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import { mayFlag, mayFollow, mayLike } from './policy.ts';
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

/** A published post that is not hidden, nor its blog. */
const findPost = (db: Database, id: number) =>
  db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select(['blogPost.id', 'blogPost.blogId', 'blog.ownerId'])
    .where('blogPost.id', '=', id)
    .where('blogPost.publishedAt', 'is not', null)
    .where('blogPost.hiddenAt', 'is', null)
    .where('blog.hiddenAt', 'is', null)
    .executeTakeFirst();

export const blogFollow = markKind({
  table: 'blogFollow',
  target: 'blogId',
  counter: { table: 'blog', column: 'followerCount' },
  find: findBlog,
  may: { add: mayFollow, remove: mayFollow },
  topics: ({ id }) => [blogTopic(id), BLOGS_TOPIC],
});

/** Flags a blog for the moderators. A flag cannot be removed. */
export const blogFlag = markKind({
  table: 'blogFlag',
  target: 'blogId',
  find: findBlog,
  may: { add: mayFlag, remove: () => false },
  onAdded: opensCase(BLOG_CASE, ({ ownerId }) => ownerId),
});

export const postLike = markKind({
  table: 'blogPostLike',
  target: 'postId',
  counter: { table: 'blogPost', column: 'likeCount' },
  find: findPost,
  may: { add: mayLike, remove: mayLike },
  topics: ({ id, blogId }) => [postTopic(id), blogTopic(blogId)],
});

/** Flags a post for the moderators. A flag cannot be removed. */
export const postFlag = markKind({
  table: 'blogPostFlag',
  target: 'postId',
  find: findPost,
  may: { add: mayFlag, remove: () => false },
  onAdded: opensCase(POST_CASE, ({ ownerId }) => ownerId),
});
