import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { namesOf } from '../tables.ts';

/**
 * Hides a reaction in an open transaction, or with null shows it again (docs/decisions/0088). Gives whether that changed
 * anything. Throws AppError not_found.
 */
export async function hideReaction(
  { db, invalidate }: Write,
  kind: ReactionKind,
  { id, hiddenAt }: { id: number; hiddenAt: Date | null },
): Promise<boolean> {
  const { table, target } = namesOf(kind);
  const reaction = await db
    .selectFrom(table)
    .select([`${target} as subjectId`, 'hiddenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!reaction) throw new AppError('not_found');
  if ((reaction.hiddenAt === null) === (hiddenAt === null)) return false;
  await db.updateTable(table).set({ hiddenAt }).where('id', '=', id).execute();
  invalidate(...kind.topics(reaction.subjectId));
  return true;
}
