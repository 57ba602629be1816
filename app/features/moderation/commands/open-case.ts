import { sql } from 'kysely';
import type { Write } from '#app/platform/database/write.ts';
import { caseOpened } from '../events.ts';

/**
 * Makes what a flag of this kind does in its own transaction: it opens a case about the flagged thing, unless one is open.
 * The kind is declared in the `feature.ts` of the thing (docs/decisions/0087). A case has the flags since it was opened:
 * an earlier one, whose transaction took longer, moves that time back. PostgreSQL locks the open case in any case, so that
 * who handles it at the same time has this flag in it, or finds the next case opened.
 */
export const opensCase =
  <Subject>(kind: string, authorOf: (subject: Subject) => number | null) =>
  async ({ db, now, publish }: Write, subjectId: number, subject: Subject): Promise<void> => {
    const opened = await db
      .insertInto('moderationCase')
      .values({ kind, subjectId, authorId: authorOf(subject), openedAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subjectId'])
          .where('handledAt', 'is', null)
          .doUpdateSet({ openedAt: now })
          .where('moderationCase.openedAt', '>', now),
      )
      // A row that was inserted has no former version: its xmax is 0.
      .returning(['id', sql<boolean>`xmax = 0`.as('inserted')])
      .executeTakeFirst();
    if (opened?.inserted) await publish(caseOpened, { caseId: opened.id });
  };
