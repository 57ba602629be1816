import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { listTextDecisions, standingDecision, type TextDecision } from './text-decisions.ts';

/** Whom a decision is told. */
export interface Audience {
  /**
   * The member whom it restricts or frees, or whose text it lets through; null where nothing changes for anybody, or they
   * are gone.
   */
  memberId: number | null;
  /** The decision that it takes back, which is no news any more. */
  lifts: number | null;
  /** Those who reported what it is about, and hear it; without a member for a visitor. */
  reports: { id: number; caseId: number; memberId: number | null }[];
}

/**
 * Whom a decision is told: the member, and who had reported when it was made, also in the case of the decision that it takes
 * back. Of what is done with a member who reported hears nothing, but for what was taken away of the profile that they
 * reported; of another decision about the text only where that changes what holds for it, or is the first that they hear. With
 * `late` only who reported after it. Null without such a decision.
 */
export async function findAudience(
  db: Database,
  { decisionId, late = false }: { decisionId: number; late?: boolean },
): Promise<Audience | null> {
  const decision = await db
    .selectFrom('decision')
    .select(['decision.caseId', 'decision.memberId', 'decision.measure', 'decision.lifts'])
    .select((eb) => eb.exists(holdEndedBy(eb)).as('letThrough'))
    .where('decision.id', '=', decisionId)
    .executeTakeFirst();
  if (!decision) return null;
  const { caseId, lifts, measure, letThrough } = decision;
  const concernsMember = !late && (measure !== 'none' || lifts !== null || letThrough);
  return {
    lifts,
    memberId: concernsMember ? decision.memberId : null,
    reports: await listReportsTold(db, { decisionId, late, caseId }),
  };
}

async function listReportsTold(
  db: Database,
  { decisionId, late, caseId: ownId }: { decisionId: number; late: boolean; caseId: number },
): Promise<Audience['reports']> {
  const decision = (await listTextDecisions(db, [ownId])).find(({ id }) => id === decisionId);
  if (!decision) return [];
  const decisions = await listTextDecisions(db, decision.countsFor);
  const reports = await db
    .selectFrom('report')
    .select(['id', 'caseId', 'memberId', 'createdAt'])
    .where('caseId', '=', sql<number>`any(${[...decision.countsFor]})`)
    .where('createdAt', late ? '>' : '<=', decision.decidedAt)
    .orderBy('id')
    .execute();
  return reports
    .filter(({ caseId, createdAt }) => late || isNews(decisions, { caseId, decision, since: createdAt }))
    .map(({ id, caseId, memberId }) => ({ id, caseId, memberId }));
}

/** Whether a decision changes what holds for the text of a case, or is the first about it since a time. */
function isNews(
  decisions: readonly TextDecision[],
  { caseId, decision, since }: { caseId: number; decision: TextDecision; since: Date },
): boolean {
  const before = standingDecision(decisions, { caseId, until: decision.id - 1 });
  if (before?.measure !== standingDecision(decisions, { caseId, until: decision.id })?.measure) return true;
  const heard = decisions.some(
    ({ id, decidedAt, countsFor }) => id < decision.id && decidedAt >= since && countsFor.includes(caseId),
  );
  return !heard;
}

/** The hold of a text that a decision ended: both are of the same transaction. */
export const holdEndedBy = (eb: ExpressionBuilder<DB, 'decision'>) =>
  eb
    .selectFrom('hold')
    .select('hold.id')
    .whereRef('hold.caseId', '=', 'decision.caseId')
    .whereRef('hold.endedAt', '=', 'decision.decidedAt')
    .where('hold.endedByAuthor', '=', false);
