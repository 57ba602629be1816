import type { Database } from '#app/platform/database/database.ts';
import { markKind } from '#app/platform/marks/mark-kind.ts';
import type { Reader } from '#app/platform/session/viewer.ts';
import { mayFollow, mayLike, mayReadShown, mayUnmark } from './policy.ts';
import { isBlogShown, isPostShown } from './shown.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from './topics.ts';

/** A blog that is shown, unless this viewer may not read it. */
export async function findBlog(db: Database, id: number, viewer: Reader | null) {
  const blog = await db
    .selectFrom('blog')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select(['blog.id', 'blog.ownerId', 'member.public'])
    .where('blog.id', '=', id)
    .where(isBlogShown())
    .executeTakeFirst();
  return blog && mayReadShown(viewer, blog) ? blog : undefined;
}

/** The same for a post. */
export async function findPost(db: Database, id: number, viewer: Reader | null) {
  const post = await db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select(['blogPost.id', 'blogPost.blogId', 'blog.ownerId', 'member.public'])
    .where('blogPost.id', '=', id)
    .where(isPostShown())
    .executeTakeFirst();
  return post && mayReadShown(viewer, post) ? post : undefined;
}

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
