import type { Write } from '#app/platform/database/write.ts';
import { conversationStarted } from '../events.ts';

/**
 * Places a conversation that was held as if it were started now, in the transaction that shows it. What its author changed
 * before anybody saw it is no edit.
 */
export async function placeConversation({ db, now, publish }: Write, conversationId: number): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ createdAt: now, lastActivityAt: now, editedAt: null })
    .where('id', '=', conversationId)
    .execute();
  await publish(conversationStarted, { conversationId });
}
