import { sql } from 'kysely';
import { discardSentDraft } from '#app/features/drafts/index.ts';
import { groupTopic } from '#app/features/groups/index.ts';
import { once } from '#app/platform/database/once.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { moderatorMessageWritten } from '../events.ts';
import { mayModerate } from '../policy.ts';
import { conversationTopic, LATEST_TOPIC } from '../topics.ts';

export interface WrittenReaction {
  id: number;
  body: string;
  createdAt: string;
}

interface NewReaction {
  by: Viewer;
  conversationId: number;
  body: string;
  key: string | null;
}

/**
 * Adds a member's reaction to a conversation. Sent again with the same `key` it is there once.
 * Throws AppError not_found, or conflict for a key that was used for something else.
 */
export async function writeReaction(platform: Platform, reaction: NewReaction): Promise<WrittenReaction> {
  return write(platform, (writing) =>
    once(writing.db, onceOnly('react', reaction, writing.now), async () => {
      const written = await addReaction(writing, { ...reaction, moderatorMessage: false });
      const { by, conversationId } = reaction;
      await discardSentDraft(writing.db, { memberId: by.memberId, kind: 'reaction', about: conversationId });
      return written;
    }),
  );
}

/**
 * Adds what a moderator says as such, of which the conversation's owner is to hear (decisions.md 33). Sent again with
 * the same `key` it is there once. Throws AppError forbidden, not_found, or conflict for a key that was used for something else.
 */
export async function writeAsModerator(platform: Platform, reaction: NewReaction): Promise<WrittenReaction> {
  if (!mayModerate(reaction.by)) throw new AppError('forbidden');
  return write(platform, (writing) =>
    once(writing.db, onceOnly('writeAsModerator', reaction, writing.now), async () => {
      const written = await addReaction(writing, { ...reaction, moderatorMessage: true });
      const { by, conversationId } = reaction;
      await discardSentDraft(writing.db, { memberId: by.memberId, kind: 'moderator-message', about: conversationId });
      await writing.publish(moderatorMessageWritten, { conversationId, reactionId: written.id });
      return written;
    }),
  );
}

const onceOnly = (call: string, { by, key, conversationId, body }: NewReaction, now: Date) => ({
  memberId: by.memberId,
  key,
  call,
  asked: { conversationId, body },
  now,
});

async function addReaction(
  { db, now, changes }: Write,
  { by, conversationId, body, moderatorMessage }: NewReaction & { moderatorMessage: boolean },
): Promise<WrittenReaction> {
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
    .values({ conversationId, authorId: by.memberId, body, moderatorMessage, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  changes(conversationTopic(conversationId), groupTopic(conversation.groupId), LATEST_TOPIC);
  return { id: reaction.id, body, createdAt: now.toISOString() };
}
