import { type RawBuilder, sql } from 'kysely';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { HoldReason } from '../rules.ts';
import type { SubjectRef } from './subjects.ts';

/** A text that waits for a moderator. */
export interface Hold extends SubjectRef {
  id: number;
  caseId: number;
  reasons: HoldReason[];
  /** Whether nobody else has seen the text yet. */
  unplaced: boolean;
}

const selectWaiting = (db: Database, { kind, subjectId }: SubjectRef) =>
  db
    .selectFrom('hold')
    .select(['id', 'caseId', 'kind', 'subjectId', 'reasons', 'unplaced'])
    .where((eb) => eb.and({ kind, subjectId }))
    .where('endedAt', 'is', null)
    .$narrowType<{ reasons: HoldReason[] }>();

/** Why this thing is held; null where it is not. */
export const findHold = async (db: Database, thing: SubjectRef): Promise<Hold | null> =>
  (await selectWaiting(db, thing).executeTakeFirst()) ?? null;

/**
 * The same, locked with its case until the transaction ends. Its author locks the case first as moderators do, before the
 * thing itself, so that neither waits for the other.
 */
export async function lockHold(db: OpenTransaction, thing: SubjectRef): Promise<Hold | null> {
  const seen = await findHold(db, thing);
  if (!seen) return null;
  await db.selectFrom('moderationCase').select('id').where('id', '=', seen.caseId).forUpdate().execute();
  return findHold(db, thing);
}

/** The last hold of each of these cases, by the id of the case. */
export async function listHolds(db: Database, caseIds: readonly number[]) {
  const rows = await db
    .selectFrom('hold')
    .distinctOn('caseId')
    .select(['caseId', 'reasons', 'endedAt', 'endedByAuthor'])
    .where('caseId', '=', sql<number>`any(${[...caseIds]})`)
    .orderBy('caseId')
    .orderBy('id', 'desc')
    .$narrowType<{ reasons: HoldReason[] }>()
    .execute();
  return new Map(rows.map(({ caseId, ...hold }) => [caseId, hold]));
}

/** Why a thing of this kind, a hidden row of the query, is held; null where a moderator hid it. */
export const heldFor = (kind: string, row: string): RawBuilder<HoldReason[] | null> => sql<HoldReason[] | null>`(
  select reasons from hold
  where ${sql.ref(`${row}.hiddenAt`)} is not null
  and kind = ${kind} and subject_id = ${sql.ref(`${row}.id`)} and ended_at is null
)`;

/**
 * How many people reported texts of this member since a time, without what moderators let stay. Visitors, of whom nobody knows
 * how many they are, count as one.
 */
export async function countReporters(db: Database, { memberId, since }: { memberId: number; since: Date }) {
  const { total } = await db
    .selectFrom('moderationCase')
    .innerJoin('report', 'report.caseId', 'moderationCase.id')
    .select(
      sql<number>`(
        count(distinct report.member_id) + least(count(*) filter (where report.member_id is null), 1)
      )::integer`.as('total'),
    )
    .where('moderationCase.authorId', '=', memberId)
    .where('report.createdAt', '>', since)
    .where((eb) => eb('moderationCase.outcome', 'is distinct from', 'kept'))
    .executeTakeFirstOrThrow();
  return total;
}
