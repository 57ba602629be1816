import type { Database } from '#app/platform/database/database.ts';
import { REACTIONS_PAGE_SIZE } from '../rules.ts';
import { namesOf, type ReactionTables } from '../tables.ts';

/**
 * The index of the page, of REACTIONS_PAGE_SIZE reactions each, that shows this reaction to the thing with the id
 * `subjectId`; null if that has no such reaction. An index-only scan counts the reactions before it.
 */
export async function findPageOfReaction(
  db: Database,
  kind: ReactionTables,
  { subjectId, reactionId }: { subjectId: number; reactionId: number },
): Promise<number | null> {
  const { table, target } = namesOf(kind);
  const upTo = await db
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll<number>().as('number'), fn.max('id').as('last')])
    .where(target, '=', subjectId)
    .where('id', '<=', reactionId)
    .executeTakeFirstOrThrow();
  return upTo.last === reactionId ? Math.floor((upTo.number - 1) / REACTIONS_PAGE_SIZE) : null;
}
