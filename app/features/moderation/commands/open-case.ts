import { sql } from 'kysely';
import type { Write } from '#app/platform/database/write.ts';
import type { SubjectRef } from '../lists/subjects.ts';
import type { Writer } from '../lists/writers.ts';
import type { Urgency } from '../rules.ts';

/**
 * Opens a case, or locks the one that is open. Gives its id. Who handles that case at the same time has the report in it, or
 * leaves it to the next case. It was opened at its earliest report, also where the transaction of that one took longer, and
 * presses as much as its most urgent one; one that was put back until a day waits again.
 */
export async function openCase(
  { db, now }: Write,
  { kind, subjectId, authorId, anonymousAuthorId = null, urgency = 0 }: SubjectRef & Writer & { urgency?: Urgency },
): Promise<number> {
  const { id } = await db
    .insertInto('moderationCase')
    .values({ kind, subjectId, authorId, anonymousAuthorId, urgency, openedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subjectId']).where('handledAt', 'is', null).doUpdateSet({
        openedAt: sql<Date>`least(moderation_case.opened_at, excluded.opened_at)`,
        urgency: sql<number>`greatest(moderation_case.urgency, excluded.urgency)`,
        postponedUntil: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
