import type { Write } from '#app/platform/database/write.ts';
import { conversationTopic } from '../topics.ts';

/**
 * Closes a conversation to reactions in an open transaction, or opens it again where `closedAt` is null. What was written
 * stays. Gives whether that changed anything.
 */
export async function setConversationClosed(
  { db, invalidate }: Write,
  { id, closedAt }: { id: number; closedAt: Date | null },
): Promise<boolean> {
  const changed = await db
    .updateTable('conversation')
    .set({ reactionsClosedAt: closedAt })
    .where('id', '=', id)
    .where('reactionsClosedAt', closedAt ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  invalidate(conversationTopic(id));
  return true;
}
