import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { namesOf, type ReactionTables } from '../tables.ts';

const NOT_QUOTABLE = 'Deze reactie kun je niet citeren. Misschien heeft de schrijver hem ingetrokken.';

/**
 * Checks that a new reaction to the thing with the id `subjectId` may quote this reaction: one to the same thing, that is
 * neither withdrawn nor hidden. Without a quote it is right. Throws AppError invalid_input, alike for a reaction that is
 * elsewhere or nowhere.
 */
export async function assertQuotable(
  db: OpenTransaction,
  kind: ReactionTables,
  { quotedId, subjectId }: { quotedId: number | null; subjectId: number },
): Promise<void> {
  if (quotedId === null) return;
  const { table, target } = namesOf(kind);
  const quoted = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', quotedId)
    .where(target, '=', subjectId)
    .where('withdrawnAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
  if (!quoted) throw new AppError('invalid_input', { fields: { QuotedId: NOT_QUOTABLE } });
}
