import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';

const lowerName = sql<string>`lower(name)`;

interface Tags {
  questionId: number;
  tagIds: readonly number[];
  /** The name of a tag that may not be there yet; '' for none. */
  newTag: string;
}

/**
 * Gives an answer these tags and no others, and counts them unless it is off the site; the lock on the answer keeps others
 * from doing so at the same time. A tag is found by its name in any case. Throws AppError invalid_input for a tag that does not exist. Says whether
 * any changed.
 */
export async function tagAnswer(db: OpenTransaction, { questionId, tagIds, newTag }: Tags): Promise<boolean> {
  await assertTags(db, tagIds);
  const wanted = new Set([...tagIds, ...(newTag ? [await findOrInsertTag(db, newTag)] : [])]);
  const rows = await db.selectFrom('adviceAnswerTag').select('tagId').where('questionId', '=', questionId).execute();
  const current = new Set(rows.map(({ tagId }) => tagId));
  const added = [...wanted.difference(current)];
  const removed = [...current.difference(wanted)];
  const answer = await db
    .selectFrom('adviceAnswer')
    .select(['publishedAt', 'hiddenAt'])
    .where('questionId', '=', questionId)
    .executeTakeFirstOrThrow();
  if (added.length > 0) await insertTags(db, { questionId, added, ...answer });
  if (removed.length > 0) {
    await db.deleteFrom('adviceAnswerTag').where('questionId', '=', questionId).where('tagId', 'in', removed).execute();
  }
  if (!answer.hiddenAt) await changeTagCounts(db, { added, removed });
  return added.length + removed.length > 0;
}

/**
 * Counts one answer more that has the tags `added`, and one less that has those `removed`: in the order of their ids, so
 * that two answers with the same tags do not wait for each other in a circle.
 */
export async function changeTagCounts(
  db: OpenTransaction,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): Promise<void> {
  for (const id of [...added, ...removed].sort((one, other) => one - other)) {
    await db
      .updateTable('adviceTag')
      .set((eb) => ({ answeredCount: eb('answeredCount', added.includes(id) ? '+' : '-', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

const insertTags = (
  db: OpenTransaction,
  { added, ...answer }: { questionId: number; publishedAt: Date; hiddenAt: Date | null; added: readonly number[] },
) =>
  db
    .insertInto('adviceAnswerTag')
    .values(added.map((tagId) => ({ tagId, ...answer })))
    .execute();

async function assertTags(db: OpenTransaction, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length === 0) return;
  const found = await db
    .selectFrom('adviceTag')
    .select('id')
    .where('id', 'in', [...tagIds])
    .execute();
  if (found.length === new Set(tagIds).size) return;
  throw new AppError('invalid_input', { fields: { Tags: 'Kies onderwerpen uit de lijst.' } });
}

/** It does not lock a tag that is there, because the counters are locked later, in the order of their ids. */
async function findOrInsertTag(db: OpenTransaction, name: string): Promise<number> {
  await db
    .insertInto('adviceTag')
    .values({ name })
    .onConflict((conflict) => conflict.expression(lowerName).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('adviceTag')
    .select('id')
    .where(lowerName, '=', sql<string>`lower(${name})`)
    .executeTakeFirstOrThrow();
  return id;
}
