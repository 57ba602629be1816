import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { mayModerate } from '../policy.ts';
import { conversationTopic } from '../topics.ts';

/**
 * Changes the text of anybody's reaction, as a moderator; what it was before is kept with who did it and when (rules.md
 * R27). The same text is no change. Throws AppError forbidden or not_found.
 */
export async function editReaction(
  platform: Platform,
  { by, reactionId, body }: { by: Viewer; reactionId: number; body: string },
): Promise<void> {
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async ({ db, now, changes }) => {
    const former = await lockReaction(db, reactionId);
    if (former.body === body) return;
    await db
      .insertInto('reactionEdit')
      .values({ reactionId, moderatorId: by.memberId, formerBody: former.body, createdAt: now })
      .execute();
    await db.updateTable('reaction').set({ body, editedAt: now }).where('id', '=', reactionId).execute();
    changes(conversationTopic(former.conversationId));
  });
}

/** The reaction, which no other moderator changes meanwhile: each keeps what the one before wrote. */
async function lockReaction(db: OpenTransaction, id: number) {
  const reaction = await db
    .selectFrom('reaction')
    .select(['conversationId', 'body'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!reaction) throw new AppError('not_found');
  return reaction;
}
