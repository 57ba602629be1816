import type { Write } from '#app/platform/database/write.ts';
import { blogPostPublished } from '../events.ts';
import { recordActivity } from './count-post.ts';

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
