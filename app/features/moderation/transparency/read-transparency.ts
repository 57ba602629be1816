import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { HouseRule, Measure } from '../rules.ts';
import { RESTRICTING, statementOfReasons } from './statement-of-reasons.ts';

/** Where in the year something was, by the day in Amsterdam. */
const inYear = (column: RawBuilder<unknown>, year: number) =>
  sql<boolean>`${column} >= ${`${year}-01-01`}::timestamp at time zone 'Europe/Amsterdam'
    and ${column} < ${`${year + 1}-01-01`}::timestamp at time zone 'Europe/Amsterdam'`;

/** A count for each value, such as a reason or a measure. */
type Counts = Readonly<Record<string, number>>;

const countsOf = (rows: readonly { name: string; count: number }[]): Counts =>
  Object.fromEntries(rows.map(({ name, count }) => [name, count]));

const count = sql<number>`count(*)::integer`.as('count');

/** Half of them took no longer, in hours to one decimal; null without any. */
const medianHours = (from: string, until: string) =>
  sql<number | null>`round(
    (percentile_cont(0.5) within group (order by extract(epoch from ${sql.ref(until)} - ${sql.ref(from)}) / 3600))::numeric, 1
  )::float`;

/** The reports of the year: how many of each reason, by whom, and how long they waited for a decision. */
async function readReports(db: Database, year: number) {
  const reports = db.selectFrom('report').where(inYear(sql`report.created_at`, year));
  const [byReason, byReporter, waited] = await Promise.all([
    reports.groupBy('reason').select(['reason as name', count]).orderBy('reason').execute(),
    reports
      .select([sql<string>`case when member_id is null then 'visitors' else 'members' end`.as('name'), count])
      .groupBy('name')
      .execute(),
    reports
      .innerJoin('moderationCase', 'moderationCase.id', 'report.caseId')
      .where('moderationCase.handledAt', 'is not', null)
      .select([count, medianHours('report.createdAt', 'moderationCase.handledAt').as('median')])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    byReason: countsOf(byReason),
    byReporter: countsOf(byReporter),
    byTrustedFlaggers: 0,
    decided: waited.count,
    medianHoursToDecision: waited.median,
    decidedByMachine: 0,
  };
}

/** Without what was closed or moved while no house rule was broken, which restricts nobody, and without taking that back. */
const isRestrictionOrNone = sql<boolean>`not exists (
  select from decision as plain
  where plain.id in (decision.id, decision.lifts) and plain.measure in ('closed', 'moved') and plain.rule is null
)`;

/** The decisions of the year: how many of each measure, each rule, and after a report or not. */
async function readDecisions(db: Database, year: number) {
  const decisions = db.selectFrom('decision').where(inYear(sql`decided_at`, year)).where(isRestrictionOrNone);
  const [byMeasure, byRule, bySource, takenBack] = await Promise.all([
    decisions.groupBy('measure').select(['measure as name', count]).orderBy('measure').execute(),
    decisions
      .where('rule', 'is not', null)
      .groupBy('rule')
      .select([sql<string>`rule`.as('name'), count])
      .orderBy('rule')
      .execute(),
    decisions
      .select([sql<string>`case when reported then 'afterReport' else 'ownInitiative' end`.as('name'), count])
      .groupBy('name')
      .execute(),
    decisions.where('lifts', 'is not', null).where('measure', '<>', 'excluded').select(count).executeTakeFirstOrThrow(),
  ]);
  return {
    byMeasure: countsOf(byMeasure),
    byRule: countsOf(byRule),
    bySource: countsOf(bySource),
    takenBack: takenBack.count,
  };
}

/** The objections of the year, by who lodged them, what came of them, and how long they waited. */
async function readObjections(db: Database, year: number) {
  const objections = db.selectFrom('objection').where(inYear(sql`lodged_at`, year));
  const [byParty, byAnswer, waited] = await Promise.all([
    objections
      .select([sql<string>`case when report_id is null then 'authors' else 'reporters' end`.as('name'), count])
      .groupBy('name')
      .execute(),
    objections
      .select([
        sql<string>`case when granted then 'granted' when granted is null then 'waiting' else 'refused' end`.as('name'),
        count,
      ])
      .groupBy('name')
      .execute(),
    objections
      .where('answeredAt', 'is not', null)
      .select(medianHours('lodgedAt', 'answeredAt').as('median'))
      .executeTakeFirstOrThrow(),
  ]);
  return { byParty: countsOf(byParty), byAnswer: countsOf(byAnswer), medianHoursToAnswer: waited.median };
}

/** Whether the site held the text of the decision, or recognised distress in it before anybody reported it. */
const isFoundBySite = sql<boolean>`(
  exists (select from hold where hold.case_id = decision.case_id and hold.held_at <= decision.decided_at)
  or (moderation_case.distress and not decision.reported)
)`;

/**
 * What became of a text that the site held: a moderator hid it or let it through, its author took out what was found, or it
 * waits.
 */
const endOfHold = sql<string>`case
  when hold.ended_at is null then 'waiting'
  when hold.ended_by_author then 'endedByAuthor'
  when exists (
    select from decision
    where decision.case_id = hold.case_id and decision.decided_at = hold.ended_at and decision.measure = 'hidden'
  ) then 'hidden'
  else 'letThrough'
end`;

/**
 * What the site did by itself in the year (article 15(1)(c) and (e)): the texts that it held, by why and by what became of
 * them, and the cases in which it recognised distress, by what moderators decided. What it let through wrongly nobody knows.
 */
async function readAutomated(db: Database, year: number) {
  const holds = db.selectFrom('hold').where(inYear(sql`held_at`, year));
  const alarms = db.selectFrom('moderationCase').where('distress', '=', true).where(inYear(sql`opened_at`, year));
  const [byReason, byEnd, byOutcome, written] = await Promise.all([
    db
      .selectFrom(holds.select(sql<string>`unnest(reasons)`.as('name')).as('each'))
      .groupBy('name')
      .select(['name', count])
      .orderBy('name')
      .execute(),
    holds
      .select([endOfHold.as('name'), count])
      .groupBy('name')
      .execute(),
    alarms
      .select([sql<string>`coalesce(outcome, 'waiting')`.as('name'), count])
      .groupBy('name')
      .execute(),
    alarms
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('decision')
            .select('decision.id')
            .whereRef('decision.caseId', '=', 'moderationCase.id')
            .where('measure', '=', 'word'),
        ),
      )
      .select(count)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    held: { byReason: countsOf(byReason), byEnd: countsOf(byEnd) },
    distress: { byOutcome: countsOf(byOutcome), membersWrittenTo: written.count },
    decidedByMachine: 0,
  };
}

/** The statements about the restrictions of the year, the first first. */
async function listStatements({ db, config }: Source, year: number) {
  const rows = await db
    .selectFrom('decision')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .where(inYear(sql`decision.decided_at`, year))
    .where('decision.measure', 'in', RESTRICTING)
    .where('decision.rule', 'is not', null)
    .select(['moderationCase.kind', 'moderationCase.openedAt as seenAt'])
    .select(['decision.code', 'decision.measure', 'decision.rule', 'decision.decidedAt', 'decision.endsAt'])
    .select(['decision.reported', isFoundBySite.as('found')])
    .orderBy('decision.id')
    .$narrowType<{ measure: Measure; rule: HouseRule }>()
    .execute();
  const housePage = new URL('/huisregels', config.publicUrl).href;
  return rows.map(({ kind, ...row }) =>
    statementOfReasons({ ...row, picture: kind === 'photo' || row.measure === 'photo-removed' }, housePage),
  );
}

type Source = Pick<Platform, 'db' | 'config'>;

/**
 * What the Digital Services Act asks a platform to publish of a year (articles 15 and 24): counts, and a statement of reasons
 * about each restriction. It has no personal data. What the site does not know stands in `notCounted`.
 */
export async function readTransparency(source: Source, year: number) {
  const { db } = source;
  const [reports, decisions, automated, objections, statements] = await Promise.all([
    readReports(db, year),
    readDecisions(db, year),
    readAutomated(db, year),
    readObjections(db, year),
    listStatements(source, year),
  ]);
  return { year, reports, decisions, automated, objections, notCounted: NOT_COUNTED, statements };
}

const NOT_COUNTED = {
  ordersOfAuthorities: 'article 15(1)(a): orders reach the organisation, not the site',
  disputesOutOfCourt: 'article 24(1)(a): told to the organisation by the body that settles them',
  recipients: 'article 24(2): visitors are not counted one by one',
};
