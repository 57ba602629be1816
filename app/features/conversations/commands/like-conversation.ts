import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { mayLike } from '../policy.ts';
import { conversationTopic } from '../topics.ts';

interface Like {
  by: Viewer;
  conversationId: number;
}

/** Likes a conversation; liking it again changes nothing. Throws AppError not_found, or forbidden for one's own. */
export async function likeConversation(platform: Platform, { by, conversationId }: Like): Promise<void> {
  await write(platform, async ({ db, now, changes }) => {
    await checkMayLike(db, { by, conversationId });
    const added = await db
      .insertInto('conversationLike')
      .values({ conversationId, memberId: by.memberId, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('memberId')
      .executeTakeFirst();
    if (!added) return;
    await addToCount(db, conversationId, 1);
    changes(conversationTopic(conversationId));
  });
}

/** Takes a like back; without one it changes nothing. Throws AppError not_found, or forbidden for one's own. */
export async function unlikeConversation(platform: Platform, { by, conversationId }: Like): Promise<void> {
  await write(platform, async ({ db, changes }) => {
    await checkMayLike(db, { by, conversationId });
    const removed = await db
      .deleteFrom('conversationLike')
      .where('conversationId', '=', conversationId)
      .where('memberId', '=', by.memberId)
      .returning('memberId')
      .executeTakeFirst();
    if (!removed) return;
    await addToCount(db, conversationId, -1);
    changes(conversationTopic(conversationId));
  });
}

async function checkMayLike(db: OpenTransaction, { by, conversationId }: Like): Promise<void> {
  const conversation = await db
    .selectFrom('conversation')
    .select('authorId')
    .where('id', '=', conversationId)
    .executeTakeFirst();
  if (!conversation) throw new AppError('not_found');
  if (!mayLike(by, conversation)) throw new AppError('forbidden');
}

const addToCount = (db: OpenTransaction, conversationId: number, change: 1 | -1) =>
  db
    .updateTable('conversation')
    .set((eb) => ({ likeCount: eb('likeCount', '+', change) }))
    .where('id', '=', conversationId)
    .execute();
