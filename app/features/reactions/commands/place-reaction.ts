import type { Write } from '#app/platform/database/write.ts';
import { reactionWritten } from '../events.ts';
import type { ReactionKind } from '../reaction-kind.ts';

/**
 * Places a reaction that was held, as if it were new, in the transaction that shows it. It keeps its place in the order; what
 * its author changed before anybody saw it is no edit.
 */
export async function placeReaction(tx: Write, kind: ReactionKind, reactionId: number): Promise<void> {
  const { subjectId } = await tx.db
    .updateTable('reaction')
    .set({ authorEditedAt: null })
    .where('id', '=', reactionId)
    .returning('subjectId')
    .executeTakeFirstOrThrow();
  await kind.noteActivity?.(tx, subjectId);
  await tx.publish(reactionWritten, { subjectKind: kind.name, subjectId, reactionId });
}
