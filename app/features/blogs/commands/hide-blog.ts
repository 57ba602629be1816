import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { BLOGS_TOPIC, blogTopic } from '../topics.ts';

/**
 * Hides a blog with its posts in an open transaction, or with null shows it again (docs/decisions/0088). Gives whether that
 * changed anything. Throws AppError not_found.
 */
export async function hideBlog(
  { db, invalidate }: Write,
  { id, hiddenAt }: { id: number; hiddenAt: Date | null },
): Promise<boolean> {
  const blog = await db.selectFrom('blog').select('hiddenAt').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!blog) throw new AppError('not_found');
  if ((blog.hiddenAt === null) === (hiddenAt === null)) return false;
  await db.updateTable('blog').set({ hiddenAt }).where('id', '=', id).execute();
  invalidate(blogTopic(id), BLOGS_TOPIC);
  return true;
}
