import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';

const { site, one, two, send, act, read } = await openModeration({ pages: await allPages() });
afterAll(() => site.close());
const { db } = site.platform;

let asker: MemberMade;
let question: { id: number };
let caseId: number;

beforeEach(async () => {
  asker = await makeMember(site.platform);
  caseId = await reportQuestionOf(asker);
});

/** Reports a question that this member asked anonymously; gives the id of its case. */
async function reportQuestionOf({ id: authorId }: MemberMade): Promise<number> {
  question = await makeAnsweredQuestion(site.platform, { authorId, anonymous: true });
  const reporter = await makeMember(site.platform);
  await send(reporter, 'POST', `reports/advice-question/${question.id}`, { Reason: 'privacy' });
  return findCaseId();
}

const findCaseId = async (): Promise<number> => {
  const found = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('kind', '=', 'advice-question')
    .where('subjectId', '=', question.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return found.id;
};

const latestDecision = () =>
  db
    .selectFrom('decision')
    .select(['id', 'code', 'memberId', 'measure'])
    .where('caseId', '=', caseId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

const isHidden = async (): Promise<boolean> => {
  const row = await db
    .selectFrom('adviceAnswer')
    .select('hiddenAt')
    .where('questionId', '=', question.id)
    .executeTakeFirstOrThrow();
  return row.hiddenAt !== null;
};

const decisionMails = async () =>
  (await site.mailsTo(asker.email)).filter(({ text }) => text?.includes('/meldingen/')).length;

// rules.md R17 R47
describe('who asked a question anonymously', () => {
  it('is told that it is hidden, objects, and has it back by another moderator', async () => {
    await act(one, caseId, 'hide');
    await site.work();
    const { code, memberId } = await latestDecision();
    expect([memberId, await decisionMails()]).toEqual([asker.id, 1]);
    const as = await makeSession(site.platform, asker.id);
    const notice = await request(site, 'GET', `/meldingen/${code}`, { as });
    expect([notice.statusCode, notice.body]).toEqual([200, expect.stringContaining(REASONS.Facts)]);
    const objected = await send(asker, 'POST', `decisions/${code}/objection`, { Text: 'Er staat geen naam in.' });
    expect(objected.statusCode).toBe(200);
    const { id } = await db
      .selectFrom('objection')
      .select('id')
      .where('memberId', '=', asker.id)
      .executeTakeFirstOrThrow();
    const answer = { Granted: true, Answer: 'Je hebt gelijk.' };
    expect((await send(one, 'POST', `moderation/objections/${id}/answer`, answer)).statusCode).toBe(403);
    expect((await send(two, 'POST', `moderation/objections/${id}/answer`, answer)).statusCode).toBe(200);
    await site.work();
    expect([await isHidden(), await decisionMails()]).toEqual([false, 2]);
  });

  it('is told what moderators changed in it', async () => {
    const edit = { ...REASONS, Title: 'Een vraag', Body: 'Zonder naam.' };
    expect((await send(one, 'PUT', `moderation/cases/${caseId}/text`, edit)).statusCode).toBe(200);
    await site.work();
    expect(await latestDecision()).toMatchObject({ memberId: asker.id, measure: 'edited' });
    expect(await decisionMails()).toBe(1);
  });

  it('is told what was hidden from its own page, where nobody reported it', async () => {
    question = await makeAnsweredQuestion(site.platform, { authorId: asker.id, anonymous: true });
    const hidden = await send(one, 'POST', `moderation/things/advice-question/${question.id}/hide`, REASONS);
    expect(hidden.statusCode).toBe(200);
    caseId = await findCaseId();
    expect((await latestDecision()).memberId).toBe(asker.id);
  });

  it('stays unknown to moderators, in the case, its lists and the objection, and on the page of the member', async () => {
    await act(one, caseId, 'hide');
    const { code } = await latestDecision();
    await send(asker, 'POST', `decisions/${code}/objection`, { Text: 'Er staat geen naam in.' });
    await site.work();
    const as = await makeSession(site.platform, two.id);
    const pages = [
      `/moderatie/${caseId}`,
      `/moderatie/${caseId}.data`,
      '/moderatie',
      '/moderatie/bezwaren',
      '/api/v1/moderation/objections',
      `/api/v1/moderation/cases/${caseId}`,
    ] as const;
    for (const page of pages) {
      const { statusCode, body } = await request(site, 'GET', page, { as });
      expect([page, statusCode]).toEqual([page, 200]);
      expect([page, body.includes(asker.username)]).toEqual([page, false]);
    }
    const record = await request(site, 'GET', `/moderatie/leden/${asker.id}`, { as });
    expect([record.statusCode, record.body.includes(REASONS.Facts)]).toEqual([200, false]);
    expect(record.body).not.toContain(`/moderatie/${caseId}`);
  });

  it('is not found by acting on a member after its case', async () => {
    const body = { CaseId: caseId, Rule: 'respect', Facts: 'Dit was niet netjes.' };
    const acted = (member: MemberMade) => send(one, 'POST', `moderation/members/${member.id}/warn`, body);
    const other = await makeMember(site.platform);
    expect([(await acted(asker)).statusCode, (await acted(other)).statusCode]).toEqual([404, 404]);
  });

  it('judges it not, where that is a moderator', async () => {
    caseId = await reportQuestionOf(two);
    expect([await act(two, caseId, 'hide'), await act(two, caseId, 'claim')]).toEqual([404, 404]);
    expect((await send(two, 'POST', `moderation/things/advice-question/${question.id}/hide`, REASONS)).statusCode).toBe(
      404,
    );
    expect((await send(two, 'POST', `moderation/things/advice-question/${question.id}/open`)).statusCode).toBe(403);
    expect((await read(caseId, two)).Reports ?? []).toEqual([]);
    expect(await isHidden()).toBe(false);
    expect(await act(one, caseId, 'hide')).toBe(200);
  });
});
