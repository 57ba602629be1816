import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import { mayFollow, mayLike, mayUnmark } from './policy.ts';
import { isBlogShown, isPostShown } from './shown.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from './topics.ts';

/** A blog that is shown. */
export const findBlog = (db: Database, id: number) =>
  db.selectFrom('blog').select(['id', 'ownerId']).where('id', '=', id).where(isBlogShown()).executeTakeFirst();

/** A post that is shown. */
export const findPost = (db: Database, id: number) =>
  db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select(['blogPost.id', 'blogPost.blogId', 'blog.ownerId'])
    .where('blogPost.id', '=', id)
    .where(isPostShown())
    .executeTakeFirst();

export const blogFollow = markKind({
  table: 'blogFollow',
  target: 'blogId',
  counter: { table: 'blog', column: 'followerCount' },
  find: findBlog,
  may: { add: mayFollow, remove: mayUnmark },
  topics: ({ id }) => [blogTopic(id), BLOGS_TOPIC],
});

export const postLike = markKind({
  table: 'blogPostLike',
  target: 'postId',
  counter: { table: 'blogPost', column: 'likeCount' },
  find: findPost,
  may: { add: mayLike, remove: mayUnmark },
  topics: ({ id, blogId }) => [postTopic(id), blogTopic(blogId)],
});
