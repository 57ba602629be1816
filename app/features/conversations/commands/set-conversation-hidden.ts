import { type HiddenChange, setRowHidden } from '#app/platform/cases/set-row-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import { conversationTopic, groupTopic, LATEST_TOPIC } from '../topics.ts';

/**
 * Hides a conversation in an open transaction, or shows it again: its group counts one less or one more. Gives whether that
 * changed anything. Throws AppError not_found.
 */
export async function setConversationHidden({ db, invalidate }: Write, change: HiddenChange): Promise<boolean> {
  const groupId = await setRowHidden(db, { table: 'conversation', idOf: 'groupId' }, change);
  if (groupId === null) return false;
  await db
    .updateTable('discussionGroup')
    .set((eb) => ({ conversationCount: eb('conversationCount', change.hiddenAt ? '-' : '+', 1) }))
    .where('id', '=', groupId)
    .execute();
  invalidate(conversationTopic(change.id), groupTopic(groupId), LATEST_TOPIC);
  return true;
}
