import { sql } from 'kysely';
import { dropHold, lockHold } from '#app/features/moderation/index.ts';
import { withdrawDeparted } from '#app/platform/cases/departed-texts.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { reactionWithdrawn } from '../events.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { type FormerReaction, lockOwnReaction, lockReactions, storeFormerTexts } from './lock-own-reaction.ts';
import { setReactionHidden } from './set-reaction-hidden.ts';

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
    const hold = await lockHold(tx.db, { kind: kind.caseName, subjectId: reactionId });
    const former = await lockOwnReaction(tx.db, kind, { by, id: reactionId });
    if (former.withdrawnAt) return;
    await withdraw(tx, kind, [former]);
    if (hold) await setReactionHidden(tx, kind, { id: reactionId, hiddenAt: null });
    await dropHold(tx, hold);
  });
}

/** Withdraws the reactions of this kind whose authors deleted their account and wanted them to go. Safe to run twice. */
export const withdrawDepartedReactions = (platform: Platform, kind: ReactionKind): Promise<void> =>
  withdrawDeparted(platform, kind.caseName, async (tx, ids) => {
    const formers = await lockReactions(tx.db, kind, ids);
    if (formers.length > 0) await withdraw(tx, kind, formers);
  });

/** Withdraws reactions that are locked and not withdrawn. */
async function withdraw(tx: Write, kind: ReactionKind, formers: readonly FormerReaction[]): Promise<void> {
  const { db, now, invalidate, publish } = tx;
  const ids = sql<number>`any(${formers.map(({ id }) => id)}::integer[])`;
  await storeFormerTexts(tx, kind, formers);
  await db.deleteFrom('reactionLike').where('reactionId', '=', ids).execute();
  await db
    .updateTable('reaction')
    .set({ body: '', contentWarnings: [], likeCount: 0, quotedId: null, withdrawnAt: now })
    .where('id', '=', ids)
    .execute();
  await db.deleteFrom('draft').where('kind', '=', kind.drafts.edit).where('about', '=', ids).execute();
  for (const { subjectId } of formers) invalidate(...kind.topics(subjectId));
  const subjectKind = kind.name;
  await publish(
    reactionWithdrawn,
    ...formers.map(({ id: reactionId, subjectId }) => ({ subjectKind, subjectId, reactionId })),
  );
}
