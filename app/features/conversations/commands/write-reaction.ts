import { sql } from 'kysely';
import { writeOnce } from '#app/features/drafts/index.ts';
import { groupTopic } from '#app/features/groups/index.ts';
import { assertQuotable, mayModerate } from '#app/features/reactions/index.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { moderatorMessageWritten, reactionWritten } from '../events.ts';
import { conversationReactions } from '../reactions.ts';
import { conversationTopic, LATEST_TOPIC } from '../topics.ts';

export interface WrittenReaction {
  id: number;
  body: string;
  createdAt: Date;
}

interface NewReaction {
  by: Viewer;
  conversationId: number;
  body: string;
  /** The reaction that it quotes. */
  quotedId: number | null;
  key: string | null;
}

/**
 * Adds a member's reaction to a conversation. A repetition with the same `key` gives the same reaction.
 * Throws AppError not_found, invalid_input for a quote of what is not in this conversation or withdrawn, or conflict for a
 * key that was used for something else.
 */
export async function writeReaction(platform: Platform, { by, key, ...input }: NewReaction): Promise<WrittenReaction> {
  const draft = { kind: conversationDrafts.reaction, about: input.conversationId } as const;
  const { id, at } = await writeOnce(platform, { by, key, call: 'react', input, draft }, async (tx) => {
    await assertQuotable(tx.db, conversationReactions, { quotedId: input.quotedId, subjectId: input.conversationId });
    const reactionId = await insertReaction(tx, { by, ...input, moderatorMessage: false });
    await tx.publish(reactionWritten, { conversationId: input.conversationId, reactionId });
    return reactionId;
  });
  return { id, body: input.body, createdAt: at };
}

/**
 * Adds a moderator's message, of which the owner of the conversation will be notified (decisions.md 33). A repetition
 * with the same `key` gives the same message. Throws AppError forbidden, not_found, or conflict for a key that was used
 * for something else.
 */
export async function writeAsModerator(
  platform: Platform,
  { by, key, ...input }: Omit<NewReaction, 'quotedId'>,
): Promise<WrittenReaction> {
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: conversationDrafts.moderatorMessage, about: input.conversationId } as const;
  const { id, at } = await writeOnce(platform, { by, key, call: 'writeAsModerator', input, draft }, async (tx) => {
    const reactionId = await insertReaction(tx, { by, ...input, quotedId: null, moderatorMessage: true });
    await tx.publish(moderatorMessageWritten, { conversationId: input.conversationId, reactionId });
    return reactionId;
  });
  return { id, body: input.body, createdAt: at };
}

async function insertReaction(
  { db, now, invalidate }: Write,
  { by, ...reaction }: Omit<NewReaction, 'key'> & { moderatorMessage: boolean },
): Promise<number> {
  const [inserted] = await insertRow(db, { ...reaction, authorId: by.memberId, now });
  if (!inserted) throw new AppError('not_found');
  invalidate(conversationTopic(reaction.conversationId), groupTopic(inserted.groupId), LATEST_TOPIC);
  return inserted.id;
}

interface ReactionRow {
  conversationId: number;
  authorId: number;
  body: string;
  quotedId: number | null;
  moderatorMessage: boolean;
  now: Date;
}

/**
 * Counts the reaction and inserts it, in one statement; gives no row where there is no such conversation, or a hidden one.
 * The lock on the row of the conversation makes concurrent reactions wait for each other, so that the order of ids is that
 * of time.
 */
const insertRow = prepared((db, { conversationId, authorId, body, quotedId, moderatorMessage, now }: ReactionRow) =>
  db
    .with('counted', (query) =>
      query
        .updateTable('conversation')
        .set((eb) => ({
          reactionCount: eb('reactionCount', '+', 1),
          lastActivityAt: sql<Date>`greatest(last_activity_at, ${now})`,
        }))
        .where('id', '=', conversationId)
        .where('hiddenAt', 'is', null)
        .returning(['id', 'groupId']),
    )
    .with('inserted', (query) =>
      query
        .insertInto('reaction')
        .columns(['conversationId', 'authorId', 'body', 'quotedId', 'moderatorMessage', 'createdAt'])
        .expression((eb) =>
          eb
            .selectFrom('counted')
            .select([
              'counted.id',
              eb.val(authorId).as('authorId'),
              eb.val(body).as('body'),
              eb.val(quotedId).as('quotedId'),
              eb.val(moderatorMessage).as('moderatorMessage'),
              eb.val(now).as('createdAt'),
            ]),
        )
        .returning('id'),
    )
    .selectFrom(['inserted', 'counted'])
    .select(['inserted.id', 'counted.groupId']),
);
