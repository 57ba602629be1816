import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { mayLike } from '../policy.ts';
import { conversationTopic } from '../topics.ts';
import { findReaction } from './find-reaction.ts';

interface Like {
  by: Viewer;
  reactionId: number;
}

/** Likes a reaction; liking it again changes nothing. Throws AppError not_found, or forbidden for one's own. */
export async function likeReaction(platform: Platform, { by, reactionId }: Like): Promise<void> {
  await write(platform, async ({ db, now, changes }) => {
    const { conversationId } = await checkMayLike(db, { by, reactionId });
    const added = await db
      .insertInto('reactionLike')
      .values({ reactionId, memberId: by.memberId, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('memberId')
      .executeTakeFirst();
    if (!added) return;
    await addToCount(db, reactionId, 1);
    changes(conversationTopic(conversationId));
  });
}

/** Takes a like back; without one it changes nothing. Throws AppError not_found, or forbidden for one's own. */
export async function unlikeReaction(platform: Platform, { by, reactionId }: Like): Promise<void> {
  await write(platform, async ({ db, changes }) => {
    const { conversationId } = await checkMayLike(db, { by, reactionId });
    const removed = await db
      .deleteFrom('reactionLike')
      .where('reactionId', '=', reactionId)
      .where('memberId', '=', by.memberId)
      .returning('memberId')
      .executeTakeFirst();
    if (!removed) return;
    await addToCount(db, reactionId, -1);
    changes(conversationTopic(conversationId));
  });
}

async function checkMayLike(db: OpenTransaction, { by, reactionId }: Like) {
  const reaction = await findReaction(db, reactionId);
  if (!mayLike(by, reaction)) throw new AppError('forbidden');
  return reaction;
}

const addToCount = (db: OpenTransaction, reactionId: number, change: 1 | -1) =>
  db
    .updateTable('reaction')
    .set((eb) => ({ likeCount: eb('likeCount', '+', change) }))
    .where('id', '=', reactionId)
    .execute();
