import { setRowContentWarnings, type WarningsChange } from '#app/platform/cases/set-content-warnings.ts';
import type { Write } from '#app/platform/database/write.ts';
import { conversationTopic, groupTopic, LATEST_TOPIC } from '../topics.ts';

/**
 * Changes what a conversation is about that not everybody wants to read, in an open transaction. Gives whether that changed
 * anything. Throws AppError not_found.
 */
export async function changeContentWarnings({ db, invalidate }: Write, change: WarningsChange): Promise<boolean> {
  const groupId = await setRowContentWarnings(db, { table: 'conversation', idOf: 'groupId' }, change);
  if (groupId === null) return false;
  invalidate(conversationTopic(change.id), groupTopic(groupId), LATEST_TOPIC);
  return true;
}
