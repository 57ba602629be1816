import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { AppError } from '#app/platform/errors/app-error.ts';

/** What a text is about from now on, and when a moderator said so; null where its author does. */
export interface WarningsChange {
  readonly id: number;
  readonly contentWarnings: readonly ContentWarning[];
  readonly moderatedAt: Date | null;
  /** Whether it comes with an edit of the text, which leaves what a moderator said as it is. */
  readonly withEdit?: true;
}

/** The tables of what has content warnings. */
type WarnedTable = { [T in keyof DB]: 'id' | 'contentWarnings' extends keyof DB[T] ? T : never }[keyof DB];

/**
 * Changes the content warnings of a row in an open transaction. Gives the id in its column `idOf`, such as that of what it
 * belongs to; null where that changed nothing. Throws AppError not_found.
 */
export async function setRowContentWarnings<T extends WarnedTable>(
  db: OpenTransaction,
  { table, idOf }: { table: T; idOf: keyof DB[T] & string },
  { id, contentWarnings, moderatedAt, withEdit }: WarningsChange,
): Promise<number | null> {
  const name = table as 'reaction';
  const row = await db
    .selectFrom(name)
    .select(['contentWarnings', 'contentWarningsModeratedAt', `${idOf as 'id'} as idOf`])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  if (withEdit && row.contentWarningsModeratedAt) return null;
  if (isSameChoice(row.contentWarnings, contentWarnings)) return null;
  await db
    .updateTable(name)
    .set({ contentWarnings: [...contentWarnings], contentWarningsModeratedAt: moderatedAt })
    .where('id', '=', id)
    .execute();
  return row.idOf;
}

/** Whether both are about the same. */
export const isSameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));
