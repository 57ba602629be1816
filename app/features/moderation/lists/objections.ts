import { type Expression, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { mayAnswer, mayModerate, refusalToAnswer, tookPart } from '../policy.ts';
import { CASES_PAGE_SIZE, type HouseRule, type Measure, SHOWN_MAX } from '../rules.ts';
import { findKind, listSubjects } from './subjects.ts';
import { writerId } from './writers.ts';

/** An objection for the moderators, with what it is against. */
export interface Objection {
  id: number;
  text: string;
  lodgedAt: Date;
  /** Whether it is that of who reported; else that of the member whom the decision concerns. */
  byReporter: boolean;
  caseId: number;
  /** What moderators call such a thing, and the title of this one; null when it is gone. */
  label: string;
  title: string | null;
  decision: { id: number; measure: Measure; facts: string; rule: HouseRule | null; decidedAt: Date };
  /** Whether it may be hard to read: its case is about somebody in danger. */
  heavy: boolean;
  /** Null as long as it waits. */
  answered: { granted: boolean; answer: string; at: Date } | null;
}

/** Whether the answer put something milder in place of the decision. */
const isReplaced = sql<boolean>`coalesce((
  select later.measure = 'paused' and later.decided_at = objection.answered_at
  from decision as later where later.lifts = objection.decision_id
), false)`.as('replaced');

/**
 * The objection that a member made to a decision, or the last one of who reported, which may be to an earlier decision: that is
 * told where another one granted it.
 */
export const findOwnObjection = (
  db: Database,
  { decisionId, reportId }: { decisionId: number; reportId: number | null },
) =>
  db
    .selectFrom('objection')
    .select(['id', 'decisionId', 'text', 'lodgedAt', 'granted', 'answer', 'answeredAt', isReplaced])
    .$if(reportId === null, (of) => of.where('decisionId', '=', decisionId).where('reportId', 'is', null))
    .$if(reportId !== null, (of) => of.where('reportId', '=', reportId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Who made an objection; null for a visitor. */
export const findObjector = async (db: Database, id: number): Promise<number | null> => {
  const found = await db.selectFrom('objection').select('memberId').where('id', '=', id).executeTakeFirst();
  return found?.memberId ?? null;
};

/** What `mayAnswer` asks: that this member neither decided, wrote nor reported it; where its decision and case are joined. */
export const isOfOthers = (memberId: number | Expression<number>) => sql<boolean>`(
  decision.decided_by is distinct from ${memberId} and decision.member_id is distinct from ${memberId}
  and ${writerId} is distinct from ${memberId}
  and not exists (select from report where report.case_id = decision.case_id and report.member_id = ${memberId})
)`;

/** Whether an objection waits for an answer. */
export async function isObjectionOpen(db: Database, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('objection')
    .select('id')
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an objection waits that this member may answer as a moderator. */
export const objectionWaitsFor = (memberId: Expression<number>) => sql<boolean>`exists (
  select from objection
  join decision on decision.id = objection.decision_id
  join moderation_case on moderation_case.id = decision.case_id
  where objection.answered_at is null and ${isOfOthers(memberId)}
)`;

const selectObjections = (db: Database) =>
  db
    .selectFrom('objection')
    .innerJoin('decision', 'decision.id', 'objection.decisionId')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .select(['objection.id', 'objection.text', 'objection.lodgedAt', 'objection.reportId', 'objection.granted'])
    .select(['objection.answer', 'objection.answeredAt', 'decision.id as decisionId', 'decision.measure'])
    .select(['decision.facts', 'decision.rule', 'decision.decidedAt', 'decision.decidedBy', 'decision.memberId'])
    .select(['decision.caseId', 'moderationCase.kind', 'moderationCase.subjectId', writerId.as('authorId')])
    .select('moderationCase.urgency')
    .select(
      sql<number[]>`array(
        select member_id from report where report.case_id = decision.case_id and member_id is not null
      )`.as('reporters'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selectObjections>['executeTakeFirstOrThrow']>>;

/**
 * Whether one of the objections that wait longest, or the one with this id, is such that no moderator may answer it: each of
 * them took part.
 */
export async function isOneUnanswerable(db: Database, id?: number): Promise<boolean> {
  const waiting = await selectObjections(db)
    .where('objection.answeredAt', 'is', null)
    .$if(id !== undefined, (of) => of.where('objection.id', '=', id ?? 0))
    .orderBy('objection.id')
    .limit(SHOWN_MAX)
    .execute();
  const moderators = await db.selectFrom('memberRole').select('memberId').where('role', '=', 'moderator').execute();
  return waiting.some((objection) => moderators.every(({ memberId }) => tookPart(memberId, objection)));
}

/**
 * The objections that wait for an answer that this moderator may give, those that wait longest first; at most a page. Throws
 * AppError forbidden for who is no moderator.
 */
export async function listObjections(ctx: MemberContext): Promise<Objection[]> {
  if (!mayModerate(ctx.viewer)) throw new AppError('forbidden');
  const { memberId } = ctx.viewer;
  const rows = await selectObjections(ctx.platform.db)
    .where('objection.answeredAt', 'is', null)
    .where(isOfOthers(memberId))
    .orderBy('objection.id')
    .limit(CASES_PAGE_SIZE)
    .execute();
  return toObjections(ctx, rows);
}

/** The objections that were answered lately and that this moderator may read, the latest first. Throws AppError forbidden. */
export async function listAnswered(ctx: MemberContext): Promise<Objection[]> {
  if (!mayModerate(ctx.viewer)) throw new AppError('forbidden');
  const rows = await selectObjections(ctx.platform.db)
    .where('objection.answeredAt', 'is not', null)
    .where(isOfOthers(ctx.viewer.memberId))
    .orderBy('objection.answeredAt', 'desc')
    .orderBy('objection.id', 'desc')
    .limit(CASES_PAGE_SIZE)
    .execute();
  return toObjections(ctx, rows);
}

/** The objections to the decisions of a case, the first first. The caller has authorized it. */
export const listObjectionsOf = (db: Database, caseId: number) =>
  db
    .selectFrom('objection')
    .innerJoin('decision', 'decision.id', 'objection.decisionId')
    .select(['objection.id', 'objection.decisionId', 'objection.text', 'objection.lodgedAt', 'objection.reportId'])
    .select(['objection.granted', 'objection.answer', 'objection.answeredAt', 'objection.answeredBy'])
    .where('decision.caseId', '=', caseId)
    .orderBy('objection.id')
    .limit(SHOWN_MAX)
    .execute();

/** One objection. Throws AppError not_found, also for who wrote what it is about, or forbidden for others who took part. */
export async function readObjection(ctx: MemberContext, id: number): Promise<Objection> {
  if (!mayModerate(ctx.viewer)) throw new AppError('forbidden');
  const row = await selectObjections(ctx.platform.db).where('objection.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  if (!mayAnswer(ctx.viewer, row)) throw refusalToAnswer(ctx.viewer, row);
  const [found] = await toObjections(ctx, [row]);
  return found as Objection;
}

/** The objection that this moderator has just answered; null for an id of none, and for one that waits. */
export async function findAnswered(ctx: MemberContext, id: number | null): Promise<Objection | null> {
  if (id === null || !mayModerate(ctx.viewer)) return null;
  const row = await selectObjections(ctx.platform.db)
    .where('objection.id', '=', id)
    .where('objection.answeredBy', '=', ctx.viewer.memberId)
    .executeTakeFirst();
  return row ? ((await toObjections(ctx, [row]))[0] ?? null) : null;
}

async function toObjections({ platform }: MemberContext, rows: readonly Row[]): Promise<Objection[]> {
  const subjects = await listSubjects(platform, rows);
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    lodgedAt: row.lodgedAt,
    byReporter: row.reportId !== null,
    caseId: row.caseId,
    heavy: row.urgency > 0,
    label: findKind(platform, row.kind)?.label ?? '',
    title: subjects.get(row.id)?.title ?? null,
    decision: {
      id: row.decisionId,
      measure: row.measure as Measure,
      facts: row.facts,
      rule: row.rule as HouseRule | null,
      decidedAt: row.decidedAt,
    },
    answered:
      row.answeredAt === null ? null : { granted: row.granted === true, answer: row.answer ?? '', at: row.answeredAt },
  }));
}
