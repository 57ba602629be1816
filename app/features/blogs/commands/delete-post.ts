import { dropHold, lockHold } from '#app/features/moderation/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { blogPostDeleted } from '../events.ts';
import { attachPictures } from '../pictures/attach-pictures.ts';
import { lockPictures } from '../pictures/lock-pictures.ts';
import { mayDelete, refusalTo } from '../policy.ts';
import { POST_KIND } from '../rules.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from '../topics.ts';
import { countPost } from './count-post.ts';

interface Deletion {
  by: Viewer;
  postId: number;
  key: string | null;
}

/**
 * Deletes one's own post with its reactions, likes and pictures. A repetition with the same `key` changes nothing. Throws
 * AppError not_found, forbidden for the post of somebody else, or conflict for a key that was used for something else.
 */
export async function deletePost(platform: Platform, { by, postId, key }: Deletion): Promise<void> {
  const draft = { kind: blogDrafts.post, about: postId } as const;
  await writeOnce(platform, { by, key, call: 'deletePost', input: { postId }, draft }, async (tx) => {
    const { db, invalidate, publish } = tx;
    const hold = await lockHold(db, { kind: POST_KIND, subjectId: postId });
    const post = await lockPost(db, postId);
    if (!mayDelete(by, post)) throw refusalTo(by, post);
    await dropHold(tx, hold);
    const { blogId } = post;
    const pictures = await lockPictures(db, { postId, blocks: [] });
    await attachPictures(platform.jobs, db, { postId, blocks: [], pictures });
    await db.deleteFrom('blogPost').where('id', '=', postId).execute();
    if (post.publishedAt && !post.hiddenAt) await countPost(db, blogId, -1);
    invalidate(postTopic(postId), blogTopic(blogId), BLOGS_TOPIC);
    await publish(blogPostDeleted, { blogId, postId });
  });
}

/** Reads and locks the post: until the transaction ends, nobody else can edit it or react. */
async function lockPost(db: OpenTransaction, id: number) {
  const post = await db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select(['blogPost.blogId', 'blogPost.publishedAt', 'blogPost.hiddenAt', 'blog.ownerId'])
    .where('blogPost.id', '=', id)
    .forUpdate('blogPost')
    .executeTakeFirst();
  if (!post) throw new AppError('not_found');
  return post;
}
