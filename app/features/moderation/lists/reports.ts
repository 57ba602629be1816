import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { type ReportReason, SHOWN_MAX } from '../rules.ts';
import type { SubjectRef } from './subjects.ts';

/** How many reports a case has, when the first of them was made, and with which reasons, each once. */
interface ReportCount {
  total: number;
  firstAt: Date;
  reasons: readonly ReportReason[];
}

/** The reports of each of these cases that has any, by the id of the case. */
export async function countReports(db: Database, caseIds: readonly number[]): Promise<Map<number, ReportCount>> {
  const rows = await db
    .selectFrom('report')
    .select(['caseId', (eb) => eb.fn.countAll<number>().as('total'), (eb) => eb.fn.min('createdAt').as('firstAt')])
    .select(sql<ReportReason[]>`array_agg(distinct reason)`.as('reasons'))
    .where('caseId', '=', sql<number>`any(${[...caseIds]})`)
    .groupBy('caseId')
    .execute();
  return new Map(rows.map(({ caseId, ...count }) => [caseId, count]));
}

/** The reports of one case, which only who reported and the moderators know (rules.md R27); the first first. */
export const listReports = (db: Database, caseId: number) =>
  db
    .selectFrom('report')
    .select(['id', 'memberId', 'visitorName', 'reason', 'text', 'createdAt'])
    .where('caseId', '=', caseId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();

/** The columns of a report that say whose it is. One reporter has one report of a thing. */
export type Reporter =
  | { memberId: number }
  | { visitorKey: Buffer; visitorEmail: string | null; visitorName: string | null };

/** The report of this thing by this reporter, if there is one. */
export function findReport(db: Database, { kind, subjectId }: SubjectRef, reporter: Reporter) {
  const reports = db
    .selectFrom('report')
    .select('code')
    .where((eb) => eb.and({ subjectKind: kind, subjectId }));
  const own =
    'memberId' in reporter
      ? reports.where('memberId', '=', reporter.memberId)
      : reports.where('visitorKey', '=', reporter.visitorKey);
  return own.executeTakeFirst();
}

/** Whether this member reported the thing of which `idOf` is the column with its id; the id of a visitor is 0. */
export const isReported = (kind: string, idOf: string, memberId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from report
  where subject_kind = ${kind} and subject_id = ${sql.ref(idOf)} and member_id = ${memberId}
)`;
