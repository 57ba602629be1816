import { sql } from 'kysely';
import { writeOnce } from '#app/features/drafts/index.ts';
import { groupTopic } from '#app/features/groups/index.ts';
import { prepared } from '#app/platform/database/prepared.ts';
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
 * Adds a member's reaction to a conversation. A repetition with the same `key` gives the same reaction.
 * Throws AppError not_found, or conflict for a key that was used for something else.
 */
export async function writeReaction(platform: Platform, { by, key, ...input }: NewReaction): Promise<WrittenReaction> {
  const draft = { kind: conversationDrafts.reaction, about: input.conversationId } as const;
  return writeOnce(platform, { by, key, call: 'react', input, draft }, async (tx) => {
    const reaction = await insertReaction(tx, { by, ...input, moderatorMessage: false });
    await tx.publish(reactionWritten, { conversationId: input.conversationId, reactionId: reaction.id });
    return reaction;
  });
}

/**
 * Adds a moderator's message, of which the owner of the conversation will be notified (decisions.md 33). A repetition
 * with the same `key` gives the same message. Throws AppError forbidden, not_found, or conflict for a key that was used
 * for something else.
 */
export async function writeAsModerator(
  platform: Platform,
  { by, key, ...input }: NewReaction,
): Promise<WrittenReaction> {
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: conversationDrafts.moderatorMessage, about: input.conversationId } as const;
  return writeOnce(platform, { by, key, call: 'writeAsModerator', input, draft }, async (tx) => {
    const reaction = await insertReaction(tx, { by, ...input, moderatorMessage: true });
    await tx.publish(moderatorMessageWritten, { conversationId: input.conversationId, reactionId: reaction.id });
    return reaction;
  });
}

async function insertReaction(
  { db, now, invalidate }: Write,
  { by, conversationId, body, moderatorMessage }: Omit<NewReaction, 'key'> & { moderatorMessage: boolean },
): Promise<WrittenReaction> {
  const [reaction] = await insertRow(db, { conversationId, authorId: by.memberId, body, moderatorMessage, now });
  if (!reaction) throw new AppError('not_found');
  invalidate(conversationTopic(conversationId), groupTopic(reaction.groupId), LATEST_TOPIC);
  return { id: reaction.id, body, createdAt: now.toISOString() };
}

interface ReactionRow {
  conversationId: number;
  authorId: number;
  body: string;
  moderatorMessage: boolean;
  now: Date;
}

/**
 * Counts the reaction and inserts it, in one statement; gives no row where there is no such conversation. The lock on the
 * row of the conversation makes concurrent reactions wait for each other, so that the order of ids is that of time.
 */
const insertRow = prepared((db, { conversationId, authorId, body, moderatorMessage, now }: ReactionRow) =>
  db
    .with('counted', (query) =>
      query
        .updateTable('conversation')
        .set((eb) => ({
          reactionCount: eb('reactionCount', '+', 1),
          lastActivityAt: sql<Date>`greatest(last_activity_at, ${now})`,
        }))
        .where('id', '=', conversationId)
        .returning(['id', 'groupId']),
    )
    .with('inserted', (query) =>
      query
        .insertInto('reaction')
        .columns(['conversationId', 'authorId', 'body', 'moderatorMessage', 'createdAt'])
        .expression((eb) =>
          eb
            .selectFrom('counted')
            .select([
              'counted.id',
              eb.val(authorId).as('authorId'),
              eb.val(body).as('body'),
              eb.val(moderatorMessage).as('moderatorMessage'),
              eb.val(now).as('createdAt'),
            ]),
        )
        .returning('id'),
    )
    .selectFrom(['inserted', 'counted'])
    .select(['inserted.id', 'counted.groupId']),
);
