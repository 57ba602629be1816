import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { deleteExpiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { hideAnswer, makeAnsweredQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { readingsFeature } from './feature.ts';
import { READING_KEPT, READINGS_PAGE_SIZE } from './rules.ts';

const site = setUpTestSite({}, { pages: allPages() });
let professional: MemberMade;
let moderator: MemberMade;
beforeAll(async () => {
  professional = await makeMember(site.platform, { roles: ['professional'] });
  moderator = await makeMember(site.platform, { roles: ['moderator'] });
});

let member: MemberMade;
beforeEach(async () => {
  member = await makeMember(site.platform);
});

/** The status and the text of a page or call as somebody opens it. */
async function open(path: string, by: MemberMade): Promise<{ status: number; text: string }> {
  const { statusCode, body } = await request(site, 'GET', path, { as: await makeSession(site.platform, by.id) });
  return { status: statusCode, text: body };
}

/** What is stored of who read about the member, the last first. */
const readingsOf = async ({ id }: MemberMade) =>
  (
    await site.platform.db
      .selectFrom('reading')
      .select(['readerId', 'role', 'what', 'subjectId'])
      .where('memberId', '=', id)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ readerId, role, what, subjectId }) => [readerId, role, what, subjectId]);

/** The lines of the member's own list. */
const linesOf = async (path: string, by: MemberMade) =>
  [...parseHtml((await open(path, by)).text).querySelectorAll('main li > p')].map((line) => line.textContent?.trim());

it('a profile and questions that staff open stand in the list of their member, without who it was', async () => {
  const { id: waiting } = await makeQuestion(site.platform, { authorId: member.id });
  await open(`/personen/${member.id}`, moderator);
  await open(`/api/v1/profiles/profile/${member.id}`, professional);
  await open(`/dietist/${waiting}`, professional);
  const stored = await readingsOf(member);
  expect(stored[0]).toEqual([professional.id, 'professional', 'question', waiting]);
  expect(stored.at(-1)).toEqual([moderator.id, 'moderator', 'profile', member.id]);
  const lines = await linesOf('/account/inzage', member);
  expect(lines[0]).toBe('Een diëtist las je vraag aan de diëtist.');
  expect(lines.at(-1)).toBe('Een moderator las je profiel.');
  const { Items } = JSON.parse((await open('/api/v1/readings', member)).text);
  expect(Items[0]).toMatchObject({ Role: 'professional', What: 'question' });
  for (const text of [JSON.stringify(Items), (await open('/account/inzage', member)).text])
    for (const { username } of [professional, moderator]) expect(text).not.toContain(username);
});

it('an answered question counts only where a professional learns who asked it', async () => {
  const { id: named } = await makeAnsweredQuestion(site.platform, { authorId: member.id, anonymous: false });
  const { id: unnamed } = await makeAnsweredQuestion(site.platform, { authorId: member.id });
  for (const id of [named, unnamed])
    for (const by of [professional, moderator]) await open(`/api/v1/advices/one?id=${id}`, by);
  expect(await readingsOf(member)).toEqual([[professional.id, 'professional', 'question', unnamed]]);
});

it('what members read, and what one reads of oneself, is not stored', async () => {
  await open(`/personen/${member.id}`, await makeMember(site.platform));
  await open(`/personen/${member.id}`, member);
  await open(`/personen/${moderator.id}`, moderator);
  expect([await readingsOf(member), await readingsOf(moderator)]).toEqual([[], []]);
});

it('nothing is shown where the reading cannot be stored', async () => {
  const { id } = await makeQuestion(site.platform, { authorId: member.id, body: 'Mag ik kaas?' });
  await sql`alter table reading add constraint closed check (subject_id < 0) not valid`.execute(site.platform.db);
  try {
    for (const path of [`/personen/${member.id}`, `/api/v1/advices/one?id=${id}`]) {
      const { status, text } = await open(path, professional);
      expect(status).toBeGreaterThanOrEqual(500);
      expect(text).not.toContain('Mag ik kaas?');
    }
  } finally {
    await sql`alter table reading drop constraint closed`.execute(site.platform.db);
  }
});

it('the list goes on after a page, and ends after five years', async () => {
  const read = { memberId: member.id, role: 'moderator', what: 'profile', subjectId: member.id };
  const rows = Array.from({ length: READINGS_PAGE_SIZE + 1 }, () => ({ ...read, readAt: site.clock.now() }));
  await site.platform.db.insertInto('reading').values(rows).execute();
  expect(await linesOf('/account/inzage', member)).toHaveLength(READINGS_PAGE_SIZE);
  const { Next } = JSON.parse((await open('/api/v1/readings', member)).text);
  expect(await linesOf(`/account/inzage?na=${Next}`, member)).toHaveLength(1);
  for (const path of ['/account/inzage?na=-1', '/account/inzage?na=x'])
    expect(await linesOf(path, member)).toHaveLength(READINGS_PAGE_SIZE);
  site.clock.advance(READING_KEPT + DAY);
  await deleteExpiredRows(site.platform, readingsFeature.expiredRows ?? []);
  expect(await readingsOf(member)).toHaveLength(0);
});

it('a question that was asked anonymously, or is off the site, stands there when a moderator opens its case', async () => {
  const reporter = await makeMember(site.platform);
  for (const [anonymous, hidden] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    const asker = await makeMember(site.platform);
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: asker.id, anonymous });
    const as = await makeSession(site.platform, reporter.id);
    await request(site, 'POST', `/api/v1/reports/advice-question/${id}`, { as, body: { Reason: 'privacy' } });
    if (hidden) await hideAnswer(site.platform, { questionId: id, hiddenByAsker: false });
    const { id: caseId } = await site.platform.db
      .selectFrom('moderationCase')
      .select('id')
      .where('kind', '=', 'advice-question')
      .where('subjectId', '=', id)
      .executeTakeFirstOrThrow();
    expect(await readingsOf(asker)).toEqual([]);
    expect((await open(`/moderatie/${caseId}`, moderator)).status).toBe(200);
    const reading = [moderator.id, 'moderator', 'question', id];
    expect([anonymous, hidden, await readingsOf(asker)]).toEqual([
      anonymous,
      hidden,
      anonymous || hidden ? [reading] : [],
    ]);
  }
});
