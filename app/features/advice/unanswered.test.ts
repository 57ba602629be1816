import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { makeAnsweredQuestion, makeDeclinedQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import {
  type MemberMade,
  makeDraft,
  makeMember,
  makePerson,
  makeSession,
  type PersonMade,
} from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { deleteUnanswered } from './commands/delete-unanswered.ts';
import { questionDeclined, questionWithdrawn } from './events.ts';
import { adviceFeature } from './feature.ts';

const site = setUpTestSite();
let asker: PersonMade;
let one: typeof asker;
let two: typeof asker;
let id: number;
beforeEach(async () => {
  asker = await makePerson(site.platform);
  one = await makePerson(site.platform, { roles: ['professional'] });
  two = await makePerson(site.platform, { roles: ['professional'] });
  id = (await makeQuestion(site.platform, { authorId: asker.id, title: 'Over nierstenen' })).id;
});

const call = async (by: typeof asker, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  request(site, method, `/api/v1/${path}`, { as: by.as, ...(body && { body }) });

const withdraw = async (by = asker) => (await call(by, 'DELETE', `advices/${id}`)).statusCode;
const decline = (by = one, body: object = { Reason: 'own-doctor' }) => call(by, 'POST', `advices/${id}/decline`, body);
const answer = async (by = one) =>
  (await call(by, 'POST', `advices/${id}/answer`, { Advice: 'Dat mag best.', Tags: [] })).statusCode;
const readStatus = async (by: typeof asker) => (await call(by, 'GET', `advices/one?id=${id}`)).statusCode;

async function listIds(by: typeof asker): Promise<number[]> {
  const { Items } = (await call(by, 'GET', 'advices/open')).json();
  return Items.map(({ Id }: { Id: number }) => Id);
}

describe('withdrawing one’s own question', () => {
  it('deletes it with all that was written about it, and publishes its id', async () => {
    const published = await subscribe(site.platform, [questionWithdrawn]);
    await call(one, 'PUT', `advices/${id}/question`, { Title: 'Korter', Description: 'Zonder naam.' });
    for (const kind of ['advice-answer', 'advice-question-edit', 'advice-decline']) {
      await makeDraft(site.platform, { memberId: one.id, about: id, kind });
    }
    expect(await withdraw()).toBe(200);
    expect([await readStatus(asker), await readStatus(one), await answer()]).toEqual([404, 404, 404]);
    expect(await listIds(one)).not.toContain(id);
    const { db } = site.platform;
    expect(await db.selectFrom('adviceQuestionEdit').selectAll().where('questionId', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('draft').selectAll().where('memberId', '=', one.id).execute()).toEqual([]);
    expect(await published()).toEqual([[questionWithdrawn.name, { questionId: id }]]);
    expect(await withdraw()).toBe(404);
  });

  it('is over once it has its answer, and is nobody else’s', async () => {
    expect([await withdraw(one), await withdraw(two)]).toEqual([404, 404]);
    await answer();
    expect(await withdraw()).toBe(409);
    expect(await readStatus(asker)).toBe(200);
  });

  it('while it is answered either deletes it or leaves it with its answer', async () => {
    for (let time = 0; time < 10; time += 1) {
      id = (await makeQuestion(site.platform, { authorId: asker.id })).id;
      const both = await Promise.all([withdraw(), answer()]);
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual(both);
      expect(await readStatus(asker)).toBe(both[0] === 200 ? 404 : 200);
    }
  });

  it('while it is declined either deletes it at once, or after that', async () => {
    for (let time = 0; time < 10; time += 1) {
      id = (await makeQuestion(site.platform, { authorId: asker.id })).id;
      const [withdrawn, declined] = await Promise.all([withdraw(), decline()]);
      expect([withdrawn, [200, 404].includes(declined.statusCode)]).toEqual([200, true]);
      expect(await readStatus(asker)).toBe(404);
    }
  });

  it('takes along what its asker was told of it', async () => {
    await decline();
    await site.work();
    expect((await call(asker, 'GET', 'CustomUser/notifications')).json()).toHaveLength(1);
    expect(await withdraw()).toBe(200);
    await site.work();
    expect((await call(asker, 'GET', 'CustomUser/notifications')).json()).toEqual([]);
  });
});

describe('declining a question', () => {
  it('takes it off the list; its asker and the professionals alone can read it', async () => {
    const published = await subscribe(site.platform, [questionDeclined]);
    expect((await decline()).statusCode).toBe(200);
    expect(await listIds(one)).not.toContain(id);
    const stranger = await makePerson(site.platform);
    expect(await Promise.all([asker, two, stranger].map(readStatus))).toEqual([200, 200, 404]);
    expect(await published()).toEqual([[questionDeclined.name, { questionId: id }]]);
  });

  it('is done once, and not while another professional is answering it, nor after', async () => {
    await call(two, 'POST', `advices/${id}/claim`);
    expect((await decline()).statusCode).toBe(409);
    await call(two, 'POST', `advices/${id}/release`);
    const both = await Promise.all([decline(one), answer(two)]);
    expect([both[0].statusCode, both[1]].sort()).toEqual([200, 409]);
    expect((await decline()).statusCode).toBe(409);
  });

  it('needs a reason of the list, and words for another one', async () => {
    expect((await decline(one, { Reason: 'geen zin' })).json().fields).toEqual({ Reason: 'Kies een reden' });
    for (const Reason of ['other', 'answered-before']) {
      expect((await decline(one, { Reason })).json().fields).toEqual({ Note: 'Dit veld is verplicht' });
    }
    expect((await decline(one, { Reason: 'other', Note: 'x'.repeat(601) })).statusCode).toBe(422);
    expect((await decline(one, { Reason: 'other', Note: 'Vraag het de apotheek.' })).statusCode).toBe(200);
  });

  it('is told to the asker once, by mail and as a notification, without a word about health', async () => {
    await decline(one, { Reason: 'own-doctor', Note: 'Bel over je nierstenen.' });
    const [mail, ...others] = await site.mailsTo(asker.email);
    expect([mail?.subject, others]).toEqual(['Bericht over je vraag', []]);
    expect(mail?.text).toContain(`/advies/vraag/${id}`);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/nier(?!genoten)/i);
    const items = (await call(asker, 'GET', 'CustomUser/notifications')).json();
    expect(items.map(({ Body }: { Body: string }) => Body)).toEqual([
      `Een diëtist kan deze vraag niet beantwoorden: <a href="/advies/vraag/${id}">Over nierstenen</a>`,
    ]);
  });
});

describe('R31 when the asker deletes the account', () => {
  const leave = ({ id: memberId }: MemberMade) =>
    site.platform.db.deleteFrom('member').where('id', '=', memberId).execute();

  it('what waits or was declined goes, with the drafts about it, and those of edits of what was answered', async () => {
    const declined = await makeDeclinedQuestion(site.platform, { authorId: asker.id });
    const answered = await makeAnsweredQuestion(site.platform, { authorId: asker.id });
    for (const about of [id, declined.id, answered.id]) {
      await makeDraft(site.platform, { memberId: one.id, about, kind: 'advice-question-edit' });
    }
    await makeDraft(site.platform, { memberId: one.id, about: answered.id, kind: 'advice-answer-edit' });
    await leave(asker);
    await deleteUnanswered(site.platform);
    const { db } = site.platform;
    const left = await db.selectFrom('adviceQuestion').select('id').where('authorId', 'is', null).execute();
    expect(left).toEqual([{ id: answered.id }]);
    const drafts = await db.selectFrom('draft').select(['kind', 'about']).where('memberId', '=', one.id).execute();
    expect(drafts).toEqual([{ kind: 'advice-answer-edit', about: answered.id }]);
  });

  it('what is answered at that moment either stays with its answer, or is gone with no trace', async () => {
    for (let time = 0; time < 10; time += 1) {
      const leaver = await makeMember(site.platform);
      id = (await makeQuestion(site.platform, { authorId: leaver.id })).id;
      await leave(leaver);
      const [, status] = await Promise.all([deleteUnanswered(site.platform), answer()]);
      expect([200, 404]).toContain(status);
      expect(await readStatus(one)).toBe(status);
    }
    expect(await listWrongCounters(site.platform.db, adviceFeature.counters ?? [])).toEqual([]);
  });

  it('an edit of the question at that moment waits, and neither fails', async () => {
    for (let time = 0; time < 10; time += 1) {
      const leaver = await makeMember(site.platform);
      id = (await makeQuestion(site.platform, { authorId: leaver.id })).id;
      const texts = { Title: 'Mag ik soep?', Description: 'Ik eet graag soep.' };
      const [, edited] = await Promise.all([leave(leaver), call(one, 'PUT', `advices/${id}/question`, texts)]);
      expect(edited.statusCode).toBe(200);
      const edits = await site.platform.db
        .selectFrom('adviceQuestionEdit')
        .select('id')
        .where('questionId', '=', id)
        .execute();
      expect(edits).toEqual([]);
    }
  });
});

describe('professionals are mailed that questions wait', () => {
  const wantNoMails = ({ id: memberId }: MemberMade) =>
    site.platform.db.updateTable('member').set({ emailNotifications: false }).where('id', '=', memberId).execute();

  it('once a day, with their number alone, as long as one waits that nobody else is answering', async () => {
    await site.platform.db.deleteFrom('adviceQuestion').where('id', '!=', id).execute();
    await site.scheduledJobs();
    await site.scheduledJobs();
    const [mail, ...others] = await site.mailsTo(one.email);
    expect([mail?.subject, others]).toEqual(['Er wacht 1 vraag op antwoord', []]);
    expect(`${mail?.html}${mail?.text}`).not.toContain('nierstenen');
    expect(await site.mailsTo(asker.email)).toEqual([]);
    site.clock.advance(DAY);
    const as = await makeSession(site.platform, two.id);
    await request(site, 'POST', `/api/v1/advices/${id}/claim`, { as });
    await site.scheduledJobs();
    expect([(await site.mailsTo(one.email)).length, (await site.mailsTo(two.email)).length]).toEqual([1, 2]);
  });

  it('unless they want no mails, or by then nothing waits', async () => {
    await wantNoMails(one);
    await site.scheduledJobs();
    await site.platform.db.deleteFrom('adviceQuestion').execute();
    expect([await site.mailsTo(one.email), await site.mailsTo(two.email)]).toEqual([[], []]);
  });
});
