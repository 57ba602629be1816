import { discardDraftsAbout } from '#app/features/drafts/index.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { reactionWithdrawn } from '../events.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { lockOwnReaction, storeFormerText } from './lock-own-reaction.ts';

/**
 * Withdraws one's own reaction: its text, its quote and its likes go, with the drafts of edits of it; its row stays, for
 * what others answered. Withdrawing it again changes nothing. Throws AppError not_found, or forbidden for a reaction of
 * somebody else.
 */
export async function withdrawReaction(
  platform: Platform,
  kind: ReactionKind,
  { by, reactionId }: { by: Viewer; reactionId: number },
): Promise<void> {
  await write(platform, async (tx) => {
    const { db, now, invalidate, publish } = tx;
    const former = await lockOwnReaction(db, kind, { by, id: reactionId });
    if (former.withdrawnAt) return;
    await storeFormerText(tx, kind, former);
    await db.deleteFrom('reactionLike').where('reactionId', '=', reactionId).execute();
    await db
      .updateTable('reaction')
      .set({ body: '', likeCount: 0, quotedId: null, withdrawnAt: now })
      .where('id', '=', reactionId)
      .execute();
    await discardDraftsAbout(db, { kind: kind.drafts.edit, about: reactionId });
    invalidate(...kind.topics(former.subjectId));
    await publish(reactionWithdrawn, { subjectKind: kind.name, subjectId: former.subjectId, reactionId });
  });
}
