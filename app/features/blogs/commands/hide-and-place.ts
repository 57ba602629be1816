import { type HiddenChange, setRowHidden } from '#app/platform/cases/set-row-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import { blogPostPublished, blogPublished } from '../events.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from '../topics.ts';
import { countPost, recordActivity } from './count-post.ts';

/**
 * Hides a blog with its posts in an open transaction, or shows it again. Gives whether that changed anything. Throws
 * AppError not_found.
 */
export async function setBlogHidden({ db, invalidate }: Write, change: HiddenChange): Promise<boolean> {
  const id = await setRowHidden(db, { table: 'blog', idOf: 'id' }, change);
  if (id === null) return false;
  invalidate(blogTopic(id), BLOGS_TOPIC);
  return true;
}

/**
 * Hides a post in an open transaction, or shows it again: its blog counts one less or one more. Gives whether that changed
 * anything. Throws AppError not_found.
 */
export async function setPostHidden({ db, invalidate }: Write, change: HiddenChange): Promise<boolean> {
  const blogId = await setRowHidden(db, { table: 'blogPost', idOf: 'blogId' }, change);
  if (blogId === null) return false;
  await countPost(db, blogId, change.hiddenAt ? -1 : 1);
  invalidate(postTopic(change.id), blogTopic(blogId), BLOGS_TOPIC);
  return true;
}

/**
 * Places a blog that was held as if it were published now, in the transaction that shows it. What its owner changed before
 * anybody saw it is no edit.
 */
export async function placeBlog({ db, now, publish }: Write, blogId: number): Promise<void> {
  await db
    .updateTable('blog')
    .set({ publishedAt: now, lastActivityAt: now, editedAt: null })
    .where('id', '=', blogId)
    .execute();
  await publish(blogPublished, { blogId });
}

/**
 * Places a post that was held as if it were published now, in the transaction that shows it. What its author changed before
 * anybody saw it is no edit.
 */
export async function placePost({ db, now, publish }: Write, postId: number): Promise<void> {
  const { blogId } = await db
    .updateTable('blogPost')
    .set({ publishedAt: now, editedAt: null })
    .where('id', '=', postId)
    .returning('blogId')
    .executeTakeFirstOrThrow();
  await recordActivity(db, { blogId, now });
  await publish(blogPostPublished, { blogId, postId });
}
