import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOneForgotten } from '#app/features/moderation/lists/waiting.ts';
import { MEASURES, OUTCOMES } from '#app/features/moderation/rules.ts';
import { readTransparency } from '#app/features/moderation/transparency/read-transparency.ts';
import { RESTRICTING } from '#app/features/moderation/transparency/statement-of-reasons.ts';
import { after, DAY } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { readCases } from '#database/seed/read-cases.ts';
import { seedDemo } from '#database/seed/seed-demo.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite, type TestSite } from '#tests/support/test-site.ts';

/** The first start of the demo: late enough in the year for all cases to be of that year. */
const NOW = new Date('2026-11-28T12:00:00Z');

/** When it may be started as well: in the first minute of a week, or at midnight in the summer. */
const OTHER_STARTS = [new Date('2026-11-22T00:00:30Z'), new Date('2027-07-01T21:45:00Z')];

const startAt = (now: Date) => {
  const started = setUpTestSite({}, { pages: allPages() });
  beforeAll(async () => {
    started.clock.advance(now.getTime() - started.clock.now().getTime());
    await seedDemo(started.platform, now);
  });
  return started;
};

const site = startAt(NOW);

/** The first column of each row, in order. */
async function valuesOf(query: ReturnType<typeof sql<{ value: unknown }>>): Promise<unknown[]> {
  const { rows } = await query.execute(site.platform.db);
  return rows.map(({ value }) => value);
}

const countOf = async (query: ReturnType<typeof sql<{ value: unknown }>>): Promise<number> =>
  (await valuesOf(query)).length;

describe('the cases of the demo', () => {
  it('are 33, about each kind of thing, and end in each way', async () => {
    expect(await readCases()).toHaveLength(33);
    expect(await countOf(sql`select id as value from moderation_case`)).toBe(33);
    const kinds = site.platform.caseKinds.map(({ name }) => name);
    expect(await valuesOf(sql`select distinct kind as value from moderation_case order by 1`)).toEqual(kinds.sort());
    const outcomes = await valuesOf(
      sql`select distinct outcome as value from moderation_case where outcome is not null`,
    );
    expect(new Set(outcomes)).toEqual(new Set(OUTCOMES));
  });

  it('are in each state: waiting, claimed, left with a note, and handled in the order of time', async () => {
    const { db } = site.platform;
    const open = sql`from moderation_case where handled_at is null`;
    const claimed = await countOf(sql`select id as value ${open} and claimed_by is not null`);
    expect([await countOf(sql`select id as value ${open}`), claimed]).toEqual([9, 2]);
    const left = sql<{ value: string }>`select note as value from moderation_action
      where action = 'release' and note is not null and case_id in (select id ${open})`;
    expect(await countOf(left)).toBe(1);
    expect(await countOf(sql`select id as value from moderation_case where handled_at < opened_at`)).toBe(0);
    expect(await isOneForgotten(db, { memberId: 0, now: NOW })).toBe(true);
    const conversations = db.selectFrom('conversation').select('id');
    expect(await conversations.where('reactionsClosedAt', 'is not', null).execute()).toHaveLength(1);
    expect(await db.selectFrom('conversationMove').select('conversationId').execute()).toHaveLength(1);
  });

  it('are also put back until later, handed over, opened again, and noted in', async () => {
    const later = sql<{ value: number }>`select id as value from moderation_case where postponed_until > ${NOW}`;
    const [id, ...others] = await valuesOf(later);
    expect([typeof id, others]).toEqual(['number', []]);
    const acts = await valuesOf(sql`
      select action as value from moderation_action where case_id = ${id} and note is not null order by id`);
    expect(acts).toEqual(expect.arrayContaining(['reopen-case', 'note', 'hand-over', 'postpone']));
  });

  it('are held by the site: one text waits, one a moderator let go, and one its author, who took the number out', async () => {
    const holds = await valuesOf(sql`
      select case when ended_at is null then 'waits' when ended_by_author then 'by author' else 'by moderator' end as value
      from hold order by 1`);
    expect(holds).toEqual(['by author', 'by moderator', 'waits']);
  });

  it('press: some are urgent, and in one of despair a moderator wrote with the number of 113', async () => {
    expect(await countOf(sql`select id as value from moderation_case where urgency = 2 and handled_at is null`)).toBe(
      2,
    );
    const despair = sql`from moderation_case where distress`;
    expect(await valuesOf(sql`select outcome as value ${despair} order by id`)).toEqual(['kept', null]);
    const words = await valuesOf(sql`
      select body as value from reaction where moderator_message and subject_id = (
        select subject_id from reaction where id = (select subject_id ${despair} and outcome = 'kept')) and body like '%0800-0113%'`);
    expect(words).toHaveLength(1);
  });

  it('were reported by members, by visitors with an address and without, and by several people', async () => {
    const visitors = await valuesOf(sql`
      select visitor_email is null as value from report where member_id is null order by 1`);
    expect(visitors).toEqual([false, false, false, true, true]);
    const several = sql<{ value: number }>`select case_id as value from report group by case_id having count(*) > 1`;
    expect(await countOf(several)).toBeGreaterThan(3);
    const around = await valuesOf(sql`
      select jsonb_array_length(nearby) as value from reported_text where nearby is not null`);
    expect(around).toEqual([5]);
    expect(await countOf(sql`select distinct member_id as value from member_note`)).toBeGreaterThan(3);
  });
});

describe('what moderators decided in the demo', () => {
  it('is each measure, pauses that run and that ended, and some that was taken back', async () => {
    const measures = await valuesOf(sql`select distinct measure as value from decision`);
    expect(new Set(measures)).toEqual(new Set(MEASURES.filter((measure) => measure !== 'memorial'))); // nobody in the demo died
    const pauses = await valuesOf(sql`
      select case when later.id is not null then 'taken back' when decision.ends_at > ${NOW} then 'runs'
        else 'ended' end as value
      from decision left join decision as later on later.lifts = decision.id
      where decision.measure = 'paused' order by 1`);
    expect(pauses).toEqual(['ended', 'runs', 'taken back', 'taken back']);
    const milder = sql<{ value: number }>`select later.id as value from decision as later
      join decision as former on former.id = later.lifts
      join objection on objection.decision_id = former.id and objection.granted
      where later.measure = 'paused' and later.ends_at < former.ends_at`;
    expect(await countOf(milder)).toBe(1);
  });

  it('was objected to by authors and by reporters, and answered by another moderator, in each way', async () => {
    const objections = await valuesOf(sql`
      select distinct case when report_id is null then 'author ' else 'reporter ' end || case
        when granted then 'granted' when granted is null then 'waits' else 'refused' end as value
      from objection order by 1`);
    const answers = ['granted', 'refused', 'waits'];
    expect(objections).toEqual(['author', 'reporter'].flatMap((who) => answers.map((answer) => `${who} ${answer}`)));
    const same = sql<{ value: number }>`select objection.id as value from objection
      join decision on decision.id = decision_id where answered_by = decided_by`;
    expect(await countOf(same)).toBe(0);
  });

  it('restricts nobody of the accounts to try the site with', async () => {
    const restricted = sql<{ value: string }>`select email as value from decision
      join member on member.id = decision.member_id where email like '%@example.org' and email not like '%@people.%'
      and measure <> 'none'`;
    expect(await valuesOf(restricted)).toEqual([]);
  });

  it('is told to whom it concerns, unless a later decision took its place, and to each member who reported', async () => {
    const untold = sql<{ value: number }>`
      select decision.id as value from decision
      where member_id is not null and (measure <> 'none' or lifts is not null)
        and not exists (select from decision as later where later.lifts = decision.id)
        and not exists (select from notification where kind = 'decision-made' and subject_id = decision.id
          and notification.member_id = decision.member_id)`;
    expect(await valuesOf(untold)).toEqual([]);
    const unheard = sql<{ value: number }>`
      select report.id as value from report join moderation_case on moderation_case.id = case_id
      where member_id is not null and handled_at is not null and not exists (
        select from notification join decision on decision.id = notification.subject_id
        where notification.kind = 'report-decided' and notification.member_id = report.member_id
          and decision.case_id = report.case_id)`;
    expect(await valuesOf(unheard)).toEqual([]);
    const order = sql<{ value: number }>`select id as value from notification as one
      where exists (select from notification as other where other.id > one.id and other.created_at < one.created_at)`;
    expect(await valuesOf(order)).toEqual([]);
  });

  it('says why in at most 120 words, on a page without names of moderators', async () => {
    const codes = await valuesOf(sql`
      select code as value from decision where member_id is not null and (measure <> 'none' or lifts is not null)
        and not exists (select from objection where decision_id = decision.id)`);
    expect(codes.length).toBeGreaterThan(20);
    for (const code of codes) {
      const { body } = await request(site, 'GET', `/meldingen/${code}`);
      const words = wordsOf(body);
      expect(words.length, words.join(' ')).toBeLessThanOrEqual(120);
      expect(words.join(' ')).not.toMatch(/Demomoderator|Hanneke_W|Marijke_55|Corrie1958/);
    }
  });
});

it('the case of a message has it between those before and after it', async () => {
  const { db } = site.platform;
  const { id } = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('kind', '=', 'message')
    .executeTakeFirstOrThrow();
  const moderator = db.selectFrom('member').select('id').where('username', '=', 'Demomoderator');
  const as = await makeSession(site.platform, (await moderator.executeTakeFirstOrThrow()).id);
  const page = wordsOf((await request(site, 'GET', `/moderatie/${id}`, { as })).body).join(' ');
  const order = ['De berichten ervoor', 'over drie maanden', 'Drie maanden is', 'De berichten erna', 'liever niet'];
  const places = order.map((words) => page.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

/** The words of a page without its header, footer and forms. */
const wordsOf = (page: string): string[] =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<(script|style|form)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

it('the transparency report counts the reports, decisions and objections of these cases', async () => {
  const steps = (await readCases()).flatMap((demo) => demo.steps);
  const { reports, decisions, objections, statements } = await readTransparency(site.platform, 2026);
  const sum = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((one, other) => one + other, 0);
  const stepsOf = (name: (typeof steps)[number]['do']) => steps.filter((step) => step.do === name);
  expect(sum(reports.byReason)).toBe(stepsOf('report').length);
  expect(reports.byReporter).toEqual({ members: stepsOf('report').length - 5, visitors: 5 });
  expect(sum(objections.byParty)).toBe(stepsOf('object').length);
  expect(objections.byAnswer).toEqual({ granted: 3, refused: 3, waiting: 3 });
  const acts = Map.groupBy(stepsOf('act'), (step) => ('measure' in step ? step.measure : ''));
  const milder = stepsOf('answer').filter((step) => 'days' in step && step.days).length; // a shorter pause instead
  for (const [measure, of] of acts) {
    const more = measure === 'paused' ? milder : 0;
    expect([measure, decisions.byMeasure[measure]]).toEqual([measure, of.length + more]);
  }
  expect(decisions.bySource).toEqual({ afterReport: sum(decisions.byMeasure) - 5, ownInitiative: 5 });
  expect(decisions.takenBack).toBe(5);
  const restricting = steps.filter((step) => {
    const { rule, measure } = { rule: undefined, measure: undefined, ...step };
    return rule && (!measure || RESTRICTING.includes(measure));
  });
  expect(statements).toHaveLength(restricting.length + milder);
});

describe('the demo, first started at noon', () => expectRecentContributions(site, NOW));
describe.each(OTHER_STARTS)('the demo, first started at %o', (now) => expectRecentContributions(startAt(now), now));

function expectRecentContributions(its: TestSite, now: Date): void {
  it('has contributions of the last hours and of each part of the last week, and none of the future', async () => {
    const { rows } = await sql<{ at: Date }>`
      select created_at as at from conversation union all select created_at from reaction
      union all select created_at from conversation_like union all select created_at from reaction_like
      union all select seen_at from blog_visit union all select seen_at from visit
      union all select created_at from message union all select read_at from message where read_at is not null
      union all select answered_at from contact_link where answered_at is not null
    `.execute(its.platform.db);
    expect(rows.filter(({ at }) => at > now)).toEqual([]);
    const activity = await its.platform.db
      .selectFrom('conversation')
      .select('lastActivityAt')
      .where('lastActivityAt', '>', after(now, -7 * DAY))
      .execute();
    const daysAgo = activity.map(({ lastActivityAt }) => Math.floor((now.getTime() - lastActivityAt.getTime()) / DAY));
    expect(new Set(daysAgo)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(activity.length).toBeGreaterThanOrEqual(10);
  });

  it('every group has a contribution of the last seven days, and several have one of today', async () => {
    const { rows } = await sql<{ slug: string; newestAt: Date }>`
      select discussion_group.slug, max(conversation.last_activity_at) as "newestAt"
      from discussion_group join conversation on conversation.group_id = discussion_group.id group by discussion_group.slug
    `.execute(its.platform.db);
    expect(rows.length).toBe(12);
    const olderThan = (age: number) => rows.filter(({ newestAt }) => now.getTime() - newestAt.getTime() > age);
    expect(olderThan(7 * DAY)).toEqual([]);
    expect(olderThan(DAY).length).toBeLessThanOrEqual(8);
  });

  it('every counter agrees with its rows', async () => {
    expect(await listWrongCounters(its.platform.db, its.platform.counters)).toEqual([]);
  });

  it('has something new in a blog for the participant of the demo, and reactions that quote others', async () => {
    const { rows } = await sql<{ blogs: number; posts: number }>`
      select count(distinct blog_visit.blog_id)::integer as blogs, count(blog_post.id)::integer as posts from blog_visit
      join member on member.id = blog_visit.member_id and member.email = 'deelnemer@example.org'
      join blog_post on blog_post.blog_id = blog_visit.blog_id and blog_post.published_at > blog_visit.last_seen_at
    `.execute(its.platform.db);
    expect(rows).toEqual([{ blogs: 4, posts: 4 }]);
    const quoting = await its.platform.db
      .selectFrom('reaction')
      .select('id')
      .where('subjectKind', '=', 'blog-post')
      .where('quotedId', 'is not', null)
      .execute();
    expect(quoting.length).toBeGreaterThan(15);
  });

  it('every moderator of a group has that role', async () => {
    const named = await its.platform.db
      .selectFrom('groupModerator')
      .leftJoin('memberRole', (join) =>
        join.onRef('memberRole.memberId', '=', 'groupModerator.memberId').on('memberRole.role', '=', 'moderator'),
      )
      .select('memberRole.role')
      .execute();
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter(({ role }) => role === null)).toEqual([]);
  });
}
