import { sql } from 'kysely';
import { removeSentDraft } from '#app/features/drafts/index.ts';
import { groupTopic } from '#app/features/groups/index.ts';
import { once } from '#app/platform/database/once.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { conversationTopic, LATEST_TOPIC } from '../topics.ts';

export interface WrittenReaction {
  id: number;
  body: string;
  createdAt: string;
}

/**
 * Adds a member's reaction to a conversation. Sent again with the same `key` it is there once.
 * Throws AppError not_found, or conflict for a key that was used for something else.
 */
export async function writeReaction(
  platform: Platform,
  { by, conversationId, body, key }: { by: Viewer; conversationId: number; body: string; key: string | null },
): Promise<WrittenReaction> {
  return write(platform, ({ db, now, changes }) =>
    once(db, { memberId: by.memberId, key, asked: { conversationId, body }, now }, async () => {
      // The lock on this row gives reactions at the same moment an order, which is that of their ids.
      const conversation = await db
        .updateTable('conversation')
        .set((eb) => ({
          reactionCount: eb('reactionCount', '+', 1),
          lastActivityAt: sql<Date>`greatest(last_activity_at, ${now})`,
        }))
        .where('id', '=', conversationId)
        .returning('groupId')
        .executeTakeFirst();
      if (!conversation) throw new AppError('not_found');
      const reaction = await db
        .insertInto('reaction')
        .values({ conversationId, authorId: by.memberId, body, createdAt: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await removeSentDraft(db, { memberId: by.memberId, kind: 'reaction', about: conversationId });
      changes(conversationTopic(conversationId), groupTopic(conversation.groupId), LATEST_TOPIC);
      return { id: reaction.id, body, createdAt: now.toISOString() };
    }),
  );
}
