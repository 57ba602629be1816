import { sql } from 'kysely';
import { discardDraft } from '#app/features/drafts/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { blogPostDeleted } from '../events.ts';
import { attachPictures } from '../pictures/attach-pictures.ts';
import { mayEdit } from '../policy.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from '../topics.ts';

/**
 * Deletes one's own post with its reactions, likes and pictures, and gives the id of its blog. Throws AppError not_found,
 * or forbidden for the post of somebody else.
 */
export function deletePost(platform: Platform, { by, postId }: { by: Viewer; postId: number }): Promise<number> {
  return write(platform, async ({ db, invalidate, publish }) => {
    const post = await lockPost(db, postId);
    if (!mayEdit(by, post)) throw new AppError('forbidden');
    const { blogId } = post;
    await attachPictures(platform.jobs, db, { postId, blocks: [] });
    await discardDraft(db, { memberId: by.memberId, kind: blogDrafts.post, about: postId });
    await db.deleteFrom('blogPost').where('id', '=', postId).execute();
    if (post.publishedAt) await uncountPost(db, blogId);
    invalidate(postTopic(postId), blogTopic(blogId), BLOGS_TOPIC);
    await publish(blogPostDeleted, { blogId, postId });
    return blogId;
  });
}

/** Reads and locks the post: until the transaction ends, nobody else can edit it or react. */
async function lockPost(db: OpenTransaction, id: number) {
  const post = await db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select(['blogPost.blogId', 'blogPost.publishedAt', 'blog.ownerId'])
    .where('blogPost.id', '=', id)
    .forUpdate('blogPost')
    .executeTakeFirst();
  if (!post) throw new AppError('not_found');
  return post;
}

/** Counts one post less; the last activity of the blog is that of the posts that are left. */
const uncountPost = (db: OpenTransaction, blogId: number) =>
  db
    .updateTable('blog')
    .set((eb) => ({
      postCount: eb('postCount', '-', 1),
      lastActivityAt: sql<Date>`coalesce(
        (select max(published_at) from blog_post where blog_id = blog.id), published_at, created_at
      )`,
    }))
    .where('id', '=', blogId)
    .execute();
