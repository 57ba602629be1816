import { setRowContentWarnings, type WarningsChange } from '#app/platform/cases/set-content-warnings.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { ReactionKind } from '../reaction-kind.ts';

/**
 * Changes what a reaction is about that not everybody wants to read, in an open transaction. Gives whether that changed
 * anything. Throws AppError not_found.
 */
export async function changeContentWarnings(
  { db, invalidate }: Write,
  kind: ReactionKind,
  change: WarningsChange,
): Promise<boolean> {
  const subjectId = await setRowContentWarnings(db, { table: 'reaction', idOf: 'subjectId' }, change);
  if (subjectId === null) return false;
  invalidate(...kind.topics(subjectId));
  return true;
}
