import { setRowContentWarnings, type WarningsChange } from '#app/platform/cases/set-content-warnings.ts';
import type { Write } from '#app/platform/database/write.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from '../topics.ts';

/**
 * Changes what a post is about that not everybody wants to read, in an open transaction. Gives whether that changed anything.
 * Throws AppError not_found.
 */
export async function changeContentWarnings({ db, invalidate }: Write, change: WarningsChange): Promise<boolean> {
  const blogId = await setRowContentWarnings(db, { table: 'blogPost', idOf: 'blogId' }, change);
  if (blogId === null) return false;
  invalidate(postTopic(change.id), blogTopic(blogId), BLOGS_TOPIC);
  return true;
}
