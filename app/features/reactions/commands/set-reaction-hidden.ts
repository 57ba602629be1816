import { type HiddenChange, setRowHidden } from '#app/platform/cases/set-row-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { ReactionKind } from '../reaction-kind.ts';

/**
 * Hides a reaction in an open transaction, or shows it again. Gives whether that changed anything. Throws AppError
 * not_found.
 */
export async function setReactionHidden(
  { db, invalidate }: Write,
  kind: ReactionKind,
  change: HiddenChange,
): Promise<boolean> {
  const subjectId = await setRowHidden(db, { table: 'reaction', idOf: 'subjectId' }, change);
  if (subjectId === null) return false;
  invalidate(...kind.topics(subjectId));
  return true;
}
