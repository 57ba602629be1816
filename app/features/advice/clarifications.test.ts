import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#app/platform/clock.ts';
import { makeQuestion } from '#tests/support/factory/advice.ts';
import { type MemberMade, makeDraft, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { questionAskedBack, questionRepliedTo } from './events.ts';

const ASKED = 'Welke binders slik je?';
const REPLY = 'Sevelameer, drie per dag.';

const site = setUpTestSite();
let asker: MemberMade;
let one: MemberMade;
let two: MemberMade;
let id: number;
beforeEach(async () => {
  await site.platform.db.deleteFrom('adviceQuestion').execute();
  asker = await makeMember(site.platform);
  one = await makeMember(site.platform, { roles: ['professional'] });
  two = await makeMember(site.platform, { roles: ['professional'] });
  id = (await makeQuestion(site.platform, { authorId: asker.id, title: 'Over nierstenen' })).id;
});

/** Makes a call in a new session, because the clock moves by days. */
const call = async (by: MemberMade, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  request(site, method, `/api/v1/${path}`, { as: await makeSession(site.platform, by.id), ...(body && { body }) });

const post = async (by: MemberMade, action: string, body: object = {}, about = id) =>
  (await call(by, 'POST', `advices/${about}/${action}`, body)).statusCode;
const askBack = (by = one, about = id) => post(by, 'ask-back', { Body: ASKED }, about);
const reply = (by = asker, about = id) => post(by, 'reply', { Body: REPLY }, about);
const answer = (by = one) => post(by, 'answer', { Advice: 'Dat mag best.', Tags: [] });

/** The ids of a list of the desk. */
async function listIds(by: MemberMade, waitsFor: 'answer' | 'asker' = 'answer'): Promise<number[]> {
  const { Items, TotalCount } = (await call(by, 'GET', `advices/open?waitsFor=${waitsFor}`)).json();
  expect(TotalCount).toBe(Items.length);
  return Items.map(({ Id }: { Id: number }) => Id);
}

const findOpen = async (by: MemberMade, waitsFor: 'answer' | 'asker' = 'answer') =>
  (await call(by, 'GET', `advices/open?waitsFor=${waitsFor}`)).json().Items.find(({ Id }: { Id: number }) => Id === id);

const readExchange = async (by: MemberMade) => (await call(by, 'GET', `advices/${id}/clarifications`)).json();

describe('asking something back', () => {
  it('moves the question to the list of those that wait for their asker, and the reply moves it back', async () => {
    const published = await subscribe(site.platform, [questionAskedBack, questionRepliedTo]);
    expect(await askBack()).toBe(200);
    expect([await listIds(one), await listIds(two, 'asker')]).toEqual([[], [id]]);
    expect(await findOpen(one, 'asker')).toMatchObject({ AskedBack: expect.any(String), Supplemented: false });
    expect(await reply()).toBe(200);
    expect([await listIds(one), await listIds(two, 'asker')]).toEqual([[id], []]);
    expect(await findOpen(one)).toMatchObject({ AskedBack: null, Supplemented: true });
    expect(await published()).toEqual([
      [questionAskedBack.name, { questionId: id }],
      [questionRepliedTo.name, { questionId: id }],
    ]);
  });

  it('is read by the asker, who is not told who asked, and by professionals, also after the answer', async () => {
    await askBack();
    await reply();
    await answer(two);
    expect((await readExchange(asker)).Items).toMatchObject([{ Body: ASKED, Professional: null, Reply: REPLY }]);
    expect((await readExchange(two)).Items).toMatchObject([{ Body: ASKED, Professional: one.username, Reply: REPLY }]);
    const stranger = await makeMember(site.platform);
    expect((await readExchange(stranger)).error).toBe('not_found');
    for (const by of [stranger, asker, two]) {
      const response = await call(by, 'GET', `advices/one?id=${id}`);
      expect([response.statusCode, response.body.includes('Sevelameer')]).toEqual([200, false]);
    }
  });

  it('puts the question first for who asked back, and in the place of its age for others, who may answer', async () => {
    const older = id;
    site.clock.advance(HOUR);
    id = (await makeQuestion(site.platform, { authorId: asker.id })).id;
    await askBack(one, id);
    expect([await listIds(one), await listIds(two)]).toEqual([[older], [older]]);
    await reply();
    expect([await listIds(one), await listIds(two)]).toEqual([
      [id, older],
      [older, id],
    ]);
    expect(await answer(two)).toBe(200);
  });

  it('releases the claim, and stops the promised week until the reply', async () => {
    await post(one, 'claim');
    await askBack();
    site.clock.advance(10 * DAY);
    expect((await call(one, 'GET', 'advices/open')).json().TotalCount).toBe(0);
    await reply();
    const { Created, Promised, ClaimedBy } = await findOpen(two);
    expect([ClaimedBy, Date.parse(Promised) - Date.parse(Created)]).toEqual([null, 17 * DAY]);
    expect(await post(two, 'claim')).toBe(200);
  });

  it('is done one at a time, five times at most, and not while another professional is answering', async () => {
    await post(two, 'claim');
    expect(await askBack()).toBe(409);
    await post(two, 'release');
    expect((await Promise.all([askBack(one), askBack(two)])).sort()).toEqual([200, 409]);
    for (let time = 2; time <= 5; time += 1) expect([await reply(), await askBack()]).toEqual([200, 200]);
    expect([await reply(), await askBack()]).toEqual([200, 409]);
    expect(await post(one, 'ask-back', { Body: '\u200b' })).toBe(422);
    expect((await call(one, 'POST', `advices/${id}/ask-back`, { Body: 'x'.repeat(1001) })).json().fields).toEqual({
      Body: 'Deze tekst is te lang. Gebruik niet meer dan 1000 tekens',
    });
  });

  it('leaves nothing to mail professionals about, until the reply', async () => {
    await askBack();
    await site.scheduledJobs();
    expect(await site.mailsTo(two.email)).toEqual([]);
    await reply();
    site.clock.advance(DAY);
    await site.scheduledJobs();
    expect((await site.mailsTo(two.email)).map(({ subject }) => subject)).toEqual(['Er wacht 1 vraag op antwoord']);
  });

  it('of one that its asker withdraws, or answered at that moment, leaves all or nothing', async () => {
    for (let time = 0; time < 10; time += 1) {
      id = (await makeQuestion(site.platform, { authorId: asker.id })).id;
      const withdraw = async () => (await call(asker, 'DELETE', `advices/${id}`)).statusCode;
      expect([
        [200, 404],
        [200, 200],
      ]).toContainEqual(await Promise.all([withdraw(), askBack()]));
      id = (await makeQuestion(site.platform, { authorId: asker.id })).id;
      await askBack();
      const [replied, withdrawn] = await Promise.all([reply(), withdraw()]);
      expect([[200, 404].includes(replied), withdrawn]).toEqual([true, 200]);
    }
    expect(await site.platform.db.selectFrom('adviceClarification').selectAll().execute()).toEqual([]);
  });

  it('R31 goes with the account of the asker, also of a question that was answered', async () => {
    await askBack();
    await reply();
    await answer();
    await site.platform.db.deleteFrom('member').where('id', '=', asker.id).execute();
    expect(await site.platform.db.selectFrom('adviceClarification').selectAll().execute()).toEqual([]);
    expect((await readExchange(one)).Items).toEqual([]);
  });
});

describe('the asker', () => {
  const told = async () =>
    (await call(asker, 'GET', 'CustomUser/notifications')).json().map(({ Body }: { Body: string }) => Body);

  it('is told by mail and as a notification, without a word about health; it goes with the reply', async () => {
    await askBack();
    const [mail, ...others] = await site.mailsTo(asker.email);
    expect([mail?.subject, others]).toEqual(['We willen je nog iets vragen', []]);
    expect(mail?.text).toContain(`/advies/vraag/${id}`);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/nier(?!genoten)|binders|diëtist/i);
    const line = `Een diëtist wil iets van je weten over je vraag <a href="/advies/vraag/${id}">Over nierstenen</a>`;
    expect(await told()).toEqual([line]);
    await reply();
    await site.work();
    expect(await told()).toEqual([]);
    await askBack(two);
    await site.work();
    expect([(await told()).length, (await site.mailsTo(asker.email)).length]).toEqual([1, 2]);
  });

  it('is not told of what has its reply or answer before the worker comes', async () => {
    await askBack();
    await answer();
    expect((await site.mailsTo(asker.email)).map(({ subject }) => subject)).toEqual(['Je vraag is beantwoord']);
    expect(await told()).toHaveLength(1);
  });

  it('replies once, and not after the question was answered or declined', async () => {
    await askBack();
    expect([await reply(one), await reply(), await reply()]).toEqual([404, 200, 409]);
    await askBack();
    await post(one, 'decline', { Reason: 'own-doctor' });
    expect(await reply()).toBe(409);
  });

  it('saves a draft of the reply, which nobody else can, and which goes when it is sent or withdrawn', async () => {
    await askBack();
    const save = async (by: MemberMade) =>
      (await call(by, 'PUT', `drafts/advice-reply/${id}`, { Fields: { Body: REPLY } })).json().Kept;
    expect([await save(asker), await save(one)]).toEqual([true, false]);
    await reply();
    const drafts = () => site.platform.db.selectFrom('draft').select('kind').where('about', '=', id).execute();
    expect(await drafts()).toEqual([]);
    await askBack();
    await save(asker);
    await makeDraft(site.platform, { memberId: one.id, about: id, kind: 'advice-ask-back' });
    await call(asker, 'DELETE', `advices/${id}`);
    expect(await drafts()).toEqual([]);
  });
});
