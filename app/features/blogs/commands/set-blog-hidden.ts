import { type HiddenChange, setRowHidden } from '#app/platform/cases/set-row-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import { BLOGS_TOPIC, blogTopic } from '../topics.ts';

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
