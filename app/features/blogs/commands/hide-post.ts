import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from '../topics.ts';
import { countPost } from './count-post.ts';

/**
 * Hides a post in an open transaction, or with null shows it again (docs/decisions/0088): its blog counts one less or one more.
 * Gives whether that changed anything. Throws AppError not_found.
 */
export async function hidePost(
  { db, invalidate }: Write,
  { id, hiddenAt }: { id: number; hiddenAt: Date | null },
): Promise<boolean> {
  const post = await db
    .selectFrom('blogPost')
    .select(['blogId', 'hiddenAt'])
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!post) throw new AppError('not_found');
  if ((post.hiddenAt === null) === (hiddenAt === null)) return false;
  await db.updateTable('blogPost').set({ hiddenAt }).where('id', '=', id).execute();
  await countPost(db, post.blogId, hiddenAt ? -1 : 1);
  invalidate(postTopic(id), blogTopic(post.blogId), BLOGS_TOPIC);
  return true;
}
