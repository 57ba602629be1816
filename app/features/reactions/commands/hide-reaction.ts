import { changeHidden, type Hiding } from '#app/platform/cases/change-hidden.ts';
import type { Write } from '#app/platform/database/write.ts';
import type { ReactionKind } from '../reaction-kind.ts';

/**
 * Hides a reaction in an open transaction, or shows it again. Gives whether that changed anything. Throws AppError
 * not_found.
 */
export async function hideReaction({ db, invalidate }: Write, kind: ReactionKind, hiding: Hiding): Promise<boolean> {
  const subjectId = await changeHidden(db, { table: 'reaction', idOf: 'subjectId' }, hiding);
  if (subjectId === null) return false;
  invalidate(...kind.topics(subjectId));
  return true;
}
