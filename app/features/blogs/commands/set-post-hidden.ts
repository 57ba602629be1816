import { type HiddenChange, setRowHidden } from '#app/platform/cases/set-row-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from '../topics.ts';
import { countPost } from './count-post.ts';

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
