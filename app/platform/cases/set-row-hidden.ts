import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { AppError } from '#app/platform/errors/app-error.ts';

/** What to hide, and since when; null shows it again. */
export interface HiddenChange {
  readonly id: number;
  readonly hiddenAt: Date | null;
}

/** The tables of what moderators hide. */
type HideableTable = { [T in keyof DB]: 'id' | 'hiddenAt' extends keyof DB[T] ? T : never }[keyof DB];

/**
 * Hides a row in an open transaction, or shows it again (docs/decisions/hiding.md). Gives the id in its column `idOf`, such as
 * that of what it belongs to; null where that changed nothing. Throws AppError not_found.
 */
export async function setRowHidden<T extends HideableTable>(
  db: OpenTransaction,
  { table, idOf }: { table: T; idOf: keyof DB[T] & string },
  { id, hiddenAt }: HiddenChange,
): Promise<number | null> {
  const name = table as 'reaction';
  const changed = await db
    .updateTable(name)
    .set({ hiddenAt })
    .where('id', '=', id)
    .where('hiddenAt', hiddenAt ? 'is' : 'is not', null)
    .returning(`${idOf as 'id'} as id`)
    .executeTakeFirst();
  if (changed) return changed.id;
  if (!(await db.selectFrom(name).select('id').where('id', '=', id).executeTakeFirst()))
    throw new AppError('not_found');
  return null;
}
