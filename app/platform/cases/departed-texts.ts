import type { OpenTransaction } from '#app/platform/database/database.ts';
import { type Writable, type Write, write } from '#app/platform/database/write.ts';
import type { CaseKind } from './case-kind.ts';

/** How many texts are withdrawn in one transaction. */
const BATCH_SIZE = 200;

/**
 * Notes what a member wrote, in the transaction that deletes their account, for the worker to withdraw: afterwards nobody
 * knows who wrote it.
 */
export async function noteDeparted(
  db: OpenTransaction,
  caseKinds: readonly CaseKind[],
  memberId: number,
): Promise<void> {
  for (const { name, selectWrittenBy } of caseKinds) {
    if (!selectWrittenBy) continue;
    await db
      .insertInto('departedText')
      .columns(['kind', 'subjectId'])
      .expression((eb) =>
        eb.selectFrom(selectWrittenBy(db, memberId).as('written')).select([eb.val(name).as('kind'), 'written.id']),
      )
      .execute();
  }
}

/**
 * Withdraws the texts of this kind that were noted, batch by batch, each with its note in one transaction: whoever stops
 * halfway goes on with the rest. Two workers withdraw nothing twice.
 */
export async function withdrawDeparted(
  platform: Writable,
  kind: string,
  withdraw: (tx: Write, ids: number[]) => Promise<void>,
): Promise<void> {
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    count = await write(platform, async (tx) => {
      const ids = await takeNoted(tx.db, kind);
      if (ids.length > 0) await withdraw(tx, ids);
      return ids.length;
    });
  }
}

/** Deletes the next notes, and gives the ids that they have; those that another worker is at are left to it. */
async function takeNoted(db: OpenTransaction, kind: string): Promise<number[]> {
  const rows = await db
    .with('next', (cte) =>
      cte
        .selectFrom('departedText')
        .select('subjectId')
        .where('kind', '=', kind)
        .orderBy('subjectId')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .deleteFrom('departedText')
    .where('kind', '=', kind)
    .where('subjectId', 'in', (eb) => eb.selectFrom('next').select('next.subjectId'))
    .returning('subjectId')
    .execute();
  return rows.map(({ subjectId }) => subjectId).toSorted((a, b) => a - b);
}
