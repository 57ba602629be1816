import { sql } from 'kysely';
import { writeOnce } from '#app/features/drafts/index.ts';
import { groupTopic } from '#app/features/groups/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { moderatorMessageWritten, reactionWritten } from '../events.ts';
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
export async function writeReaction(platform: Platform, { by, key, ...input }: NewReaction): Promise<WrittenReaction> {
  const draft = { kind: conversationDrafts.reaction, about: input.conversationId } as const;
  return writeOnce(platform, { by, key, call: 'react', input, draft }, async (writing) => {
    const reaction = await addReaction(writing, { by, ...input, moderatorMessage: false });
    await writing.publish(reactionWritten, { conversationId: input.conversationId, reactionId: reaction.id });
    return reaction;
  });
}

/**
 * Adds what a moderator says as such, of which the conversation's owner is to hear (decisions.md 33). Sent again with
 * the same `key` it is there once. Throws AppError forbidden, not_found, or conflict for a key that was used for something else.
 */
export async function writeAsModerator(
  platform: Platform,
  { by, key, ...input }: NewReaction,
): Promise<WrittenReaction> {
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: conversationDrafts.moderatorMessage, about: input.conversationId } as const;
  return writeOnce(platform, { by, key, call: 'writeAsModerator', input, draft }, async (writing) => {
    const reaction = await addReaction(writing, { by, ...input, moderatorMessage: true });
    await writing.publish(moderatorMessageWritten, { conversationId: input.conversationId, reactionId: reaction.id });
    return reaction;
  });
}

async function addReaction(
  { db, now, changes }: Write,
  { by, conversationId, body, moderatorMessage }: Omit<NewReaction, 'key'> & { moderatorMessage: boolean },
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
