import { changeHidden, type Hiding } from '#app/platform/cases/change-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import { BLOGS_TOPIC, blogTopic } from '../topics.ts';

/**
 * Hides a blog with its posts in an open transaction, or shows it again. Gives whether that changed anything. Throws
 * AppError not_found.
 */
export async function hideBlog({ db, invalidate }: Write, hiding: Hiding): Promise<boolean> {
  const id = await changeHidden(db, { table: 'blog', idOf: 'id' }, hiding);
  if (id === null) return false;
  invalidate(blogTopic(id), BLOGS_TOPIC);
  return true;
}
