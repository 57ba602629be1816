import { sql } from 'kysely';
import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { after, DAY } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';

/** Over how many days' cases one run goes: far more than pass between two, and few beside all there ever were. */
const RUN = 30 * DAY;

/**
 * Deletes the addresses and names that visitors left with reports, half a year after their case was closed, but not before
 * their objection is answered: they are told that. Safe to run twice.
 */
export async function forgetVisitors({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const until = after(now, -OBJECTION_PERIOD);
  const forget = db
    .updateTable('report')
    .from('moderationCase')
    .set({ visitorEmail: null, visitorName: null, visitorKey: null })
    .whereRef('moderationCase.id', '=', 'report.caseId')
    .where((eb) => eb.or([eb('report.visitorEmail', 'is not', null), eb('report.visitorName', 'is not', null)]))
    .where('moderationCase.handledAt', '<', until)
    .where(waiting, '=', 0);
  await forget.where('moderationCase.handledAt', '>=', after(until, -RUN)).execute();
  // Those whose objection was answered since: their case may be older.
  const answered = await db
    .selectFrom('objection')
    .select('reportId')
    .where('answeredAt', '>=', after(now, -RUN))
    .where('reportId', 'is not', null)
    .execute();
  await forget
    .where('report.id', '=', sql<number>`any(${answered.map(({ reportId }) => reportId)}::integer[])`)
    .execute();
}

/** How many objections of who made a report wait. */
const waiting = sql<number>`(
  select count(*) from objection where objection.report_id = report.id and objection.answered_at is null
)`;
