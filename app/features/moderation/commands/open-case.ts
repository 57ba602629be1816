import type { Write } from '#app/platform/database/write.ts';
import { caseOpened } from '../events.ts';

/**
 * Makes what a flag of this kind does in its own transaction: it opens a case about the reported thing, unless one is open.
 * The kind is declared in the `feature.ts` of the thing (docs/decisions/0087).
 */
export const opensCase =
  (kind: string) =>
  async ({ db, now, publish }: Write, subjectId: number): Promise<void> => {
    const opened = await db
      .insertInto('moderationCase')
      .values({ kind, subjectId, openedAt: now })
      .onConflict((conflict) => conflict.columns(['kind', 'subjectId']).where('handledAt', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (opened) await publish(caseOpened, { caseId: opened.id });
  };
