import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { SHOWN_MAX } from '../rules.ts';

/** How many reports each of these cases has, by the id of the case. */
export async function countReports(db: Database, caseIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('report')
    .select(['caseId', (eb) => eb.fn.countAll<number>().as('total')])
    .where('caseId', '=', sql<number>`any(${[...caseIds]})`)
    .groupBy('caseId')
    .execute();
  return new Map(rows.map(({ caseId, total }) => [caseId, total]));
}

/** The reports of one case, which only who reported and the moderators know (rules.md R27); the first first. */
export const listReports = (db: Database, caseId: number) =>
  db
    .selectFrom('report')
    .select(['memberId', 'createdAt'])
    .where('caseId', '=', caseId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();

/** Whether this member reported the thing of which `idOf` is the column with its id; the id of a visitor is 0. */
export const isReported = (kind: string, idOf: string, memberId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from report
  where subject_kind = ${kind} and subject_id = ${sql.ref(idOf)} and member_id = ${memberId}
)`;
