import { groupTopic } from '#app/features/groups/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { conversationTopic, LATEST_TOPIC } from '../topics.ts';

/**
 * Hides a conversation in an open transaction, or with null shows it again (docs/decisions/0088): its group counts one less or
 * one more. Gives whether that changed anything. Throws AppError not_found.
 */
export async function hideConversation(
  { db, invalidate }: Write,
  { id, hiddenAt }: { id: number; hiddenAt: Date | null },
): Promise<boolean> {
  const conversation = await db
    .selectFrom('conversation')
    .select(['groupId', 'hiddenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!conversation) throw new AppError('not_found');
  if ((conversation.hiddenAt === null) === (hiddenAt === null)) return false;
  const { groupId } = conversation;
  await db.updateTable('conversation').set({ hiddenAt }).where('id', '=', id).execute();
  await db
    .updateTable('discussionGroup')
    .set((eb) => ({ conversationCount: eb('conversationCount', hiddenAt ? '-' : '+', 1) }))
    .where('id', '=', groupId)
    .execute();
  invalidate(conversationTopic(id), groupTopic(groupId), LATEST_TOPIC);
  return true;
}
