import type { Write } from '#app/platform/database/write.ts';
import { blogPublished } from '../events.ts';

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
