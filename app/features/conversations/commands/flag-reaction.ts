import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { mayFlag } from '../policy.ts';
import { findReaction } from './find-reaction.ts';

/** Brings a reaction to the moderators' notice, once a member. Throws AppError not_found, or forbidden for one's own. */
export async function flagReaction(
  platform: Platform,
  { by, reactionId }: { by: Viewer; reactionId: number },
): Promise<void> {
  await write(platform, async ({ db, now }) => {
    if (!mayFlag(by, await findReaction(db, reactionId))) throw new AppError('forbidden');
    await db
      .insertInto('reactionFlag')
      .values({ reactionId, memberId: by.memberId, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
