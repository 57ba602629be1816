import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeAnsweredQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { mailCorrections } from './commands/mail-corrections.ts';
import { adviceFeature } from './feature.ts';

const site = setUpTestSite();
let asker: MemberMade;
let one: MemberMade;
let two: MemberMade;
beforeAll(async () => {
  asker = await makeMember(site.platform);
  one = await makeMember(site.platform, { roles: ['professional'] });
  two = await makeMember(site.platform, { roles: ['professional'] });
});

/** Makes a call in a new session, because the clock moves by days. */
const send = async ({ id }: MemberMade, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  request(site, method, `/api/v1/${path}`, { as: await makeSession(site.platform, id), ...(body && { body }) });

const ask = () => makeQuestion(site.platform, { authorId: asker.id });

const post = async (by: MemberMade, id: number, action: string, body: object = {}) =>
  (await send(by, 'POST', `advices/${id}/${action}`, body)).statusCode;

const answer = (by: MemberMade, id: number, body: object = {}) =>
  post(by, id, 'answer', { Advice: 'Spoel de groente af.', Tags: [], ...body });

const edit = async (by: MemberMade, id: number, body: object) =>
  (await send(by, 'PUT', `advices/${id}/answer`, { Tags: [], ...body })).statusCode;

const read = async (id: number) => (await request(site, 'GET', `/api/v1/advices/one?id=${id}`)).json();

async function findOpen(by: MemberMade, id: number) {
  const { Items } = (await send(by, 'GET', 'advices/open')).json();
  return Items.find(({ Id }: { Id: number }) => Id === id);
}

describe('the work list', () => {
  it('has the oldest question first, with the day a week later that was promised', async () => {
    const first = await ask();
    site.clock.advance(HOUR);
    const second = await ask();
    const { Items } = (await send(one, 'GET', 'advices/open')).json();
    const ids = Items.map(({ Id }: { Id: number }) => Id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    const { Created, Promised } = await findOpen(one, second.id);
    expect(Date.parse(Promised) - Date.parse(Created)).toBe(7 * DAY);
  });
});

describe('a claim', () => {
  it('keeps others from claiming and answering, until it is released', async () => {
    const { id } = await ask();
    expect([await post(one, id, 'claim'), await post(two, id, 'claim'), await answer(two, id)]).toEqual([
      200, 409, 409,
    ]);
    expect(await findOpen(two, id)).toMatchObject({ ClaimedBy: one.username, ClaimedByMe: false });
    await post(two, id, 'release'); // it is not theirs
    expect(await post(two, id, 'claim')).toBe(409);
    await post(one, id, 'release');
    expect([await findOpen(two, id), await post(two, id, 'claim')]).toMatchObject([{ ClaimedBy: null }, 200]);
  });

  it('expires after two days, unless it is claimed again', async () => {
    const { id } = await ask();
    await post(one, id, 'claim');
    site.clock.advance(DAY);
    await post(one, id, 'claim');
    site.clock.advance(2 * DAY - HOUR);
    expect(await post(two, id, 'claim')).toBe(409);
    site.clock.advance(2 * HOUR);
    expect((await findOpen(two, id)).ClaimedBy).toBeNull();
    expect(await answer(two, id)).toBe(200);
  });

  it('of two at once only one succeeds, and of two answers', async () => {
    const { id } = await ask();
    expect((await Promise.all([post(one, id, 'claim'), post(two, id, 'claim')])).sort()).toEqual([200, 409]);
    const { id: other } = await ask();
    expect((await Promise.all([answer(one, other), answer(two, other)])).sort()).toEqual([200, 409]);
  });
});

describe('a question', () => {
  it('is changed by any professional before everybody reads it, with what it said in the history; the asker is told', async () => {
    const { id } = await makeQuestion(site.platform, { authorId: asker.id, title: 'Van Anna', body: 'Ik ben Anna.' });
    const before = await site.mailsTo(asker.email);
    const texts = { Title: 'Mag ik soep?', Description: 'Ik eet graag soep.' };
    const change = async (by: MemberMade) => (await send(by, 'PUT', `advices/${id}/question`, texts)).statusCode;
    expect([await change(asker), await change(one), await change(two)]).toEqual([403, 200, 200]);
    const edits = await site.platform.db
      .selectFrom('adviceQuestionEdit')
      .selectAll()
      .where('questionId', '=', id)
      .execute();
    expect(edits).toMatchObject([{ formerTitle: 'Van Anna', formerBody: 'Ik ben Anna.', editorId: one.id }]);
    const mails = (await site.mailsTo(asker.email)).slice(0, -before.length || undefined);
    expect(mails.map(({ subject }) => subject)).toEqual(['De tekst van je vraag is gewijzigd']);
    const { Body } = (await send(asker, 'GET', 'inbox/notifications')).json();
    expect(Body).toBe(`Een diëtist wijzigde de tekst van je vraag <a href="/advies/vraag/${id}">Mag ik soep?</a>`);
    await answer(one, id);
    expect(await read(id)).toMatchObject({
      title: 'Mag ik soep?',
      question: 'Ik eet graag soep.',
      username: 'Anonymous',
    });
  });

  it('R31 of who deleted the account is changed without a history, in which they might still be known', async () => {
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: null, title: 'Van Anna' });
    const texts = { Title: 'Mag ik soep?', Description: 'Ik eet graag soep.' };
    expect((await send(one, 'PUT', `advices/${id}/question`, texts)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ title: 'Mag ik soep?' });
    const { db } = site.platform;
    expect(await db.selectFrom('adviceQuestionEdit').selectAll().where('questionId', '=', id).execute()).toEqual([]);
  });
});

describe('an answer', () => {
  it('makes the question public, with the tags, under the name of the expert at that time', async () => {
    const expert = makeDocument('expert', { title: 'S. van Dijk, diëtist', lastName: 'van Dijk' });
    const doctor = makeDocument('expert', { title: 'dr. A. de Vries, internist', lastName: 'de Vries' });
    await publish(site.platform, expert, doctor);
    const administrator = await makeMember(site.platform, { roles: ['administrator'] });
    const name = (ExpertId: number | '') => send(administrator, 'PUT', `advices/experts/${one.id}`, { ExpertId });
    expect((await name(doctor.id)).json().fields).toEqual({ ExpertId: 'Kies een naam uit de lijst.' });
    await name(expert.id);
    const { id } = await ask();
    expect((await request(site, 'GET', `/api/v1/advices/one?id=${id}`)).statusCode).toBe(404);
    expect(await answer(one, id, { NewTag: 'Vocht' })).toBe(200);
    await name('');
    expect(await read(id)).toMatchObject({
      advice: 'Spoel de groente af.',
      docname: 'S. van Dijk, diëtist',
      doc_id: expert.id,
    });
    expect(await findOpen(one, id)).toBeUndefined();
    const tags = (await request(site, 'GET', '/api/v1/advices/tags')).json();
    expect(tags.Items.map(({ Name }: { Name: string }) => Name)).toContain('Vocht');
  });

  it('is changed by any professional, with what it said in the history, and a tag found in any case', async () => {
    const { id, tagIds } = await makeAnsweredQuestion(site.platform, { authorId: asker.id, tags: ['Eiwit', 'Feest'] });
    const text = { Advice: 'Toch liever niet.' };
    expect(await edit(two, id, { ...text, Tags: [tagIds[1]], NewTag: 'vocht' })).toBe(200);
    expect(await edit(two, id, { ...text, Tags: [tagIds[1]], NewTag: 'VOCHT' })).toBe(200);
    const { db } = site.platform;
    const edits = await db.selectFrom('adviceAnswerEdit').selectAll().where('questionId', '=', id).execute();
    expect(edits).toMatchObject([{ formerBody: 'Dat mag best.', editorId: two.id }]);
    const names = await db
      .selectFrom('adviceAnswerTag')
      .innerJoin('adviceTag', 'adviceTag.id', 'tagId')
      .select('name')
      .where('questionId', '=', id)
      .orderBy('name')
      .execute();
    expect(names.map(({ name }) => name)).toEqual(['Feest', 'Vocht']);
    expect(await edit(two, id, { ...text, Tags: [2_000_000_000] })).toBe(422);
    expect(await listWrongCounters(db, adviceFeature.counters ?? [])).toEqual([]);
  });

  it('has at most eight tags, a new one included', async () => {
    const tags = Array.from({ length: 8 }, (_, index) => `acht ${index}`);
    const { id, tagIds } = await makeAnsweredQuestion(site.platform, { authorId: asker.id, tags });
    const change = (body: object) => send(one, 'PUT', `advices/${id}/answer`, { Advice: 'Dat mag best.', ...body });
    const tooMany = await change({ Tags: tagIds, NewTag: 'negen' });
    expect([tooMany.statusCode, tooMany.json().fields]).toEqual([
      422,
      { NewTag: 'Kies niet meer dan 8 onderwerpen, het nieuwe meegeteld' },
    ]);
    expect((await change({ Tags: tagIds.slice(1), NewTag: 'negen' })).statusCode).toBe(200);
  });

  it('of many at once with the same tags, ticked by one and typed by the other, are all stored', async () => {
    const { tagIds } = await makeAnsweredQuestion(site.platform, { authorId: asker.id, tags: ['links', 'rechts'] });
    const [left, right] = [
      { Tags: [tagIds[0]], NewTag: 'rechts' },
      { Tags: [tagIds[1]], NewTag: 'links' },
    ];
    const asked = await Promise.all(Array.from({ length: 16 }, ask));
    const statuses = await Promise.all(asked.map(({ id }, index) => answer(one, id, index % 2 ? left : right)));
    expect(statuses).toEqual(asked.map(() => 200));
    expect(await listWrongCounters(site.platform.db, adviceFeature.counters ?? [])).toEqual([]);
  });

  it('is told to the asker once, by mail and as a notification, without a word about health', async () => {
    const { id } = await makeQuestion(site.platform, { authorId: asker.id, title: 'Over nierstenen' });
    const before = await site.mailsTo(asker.email);
    await answer(one, id);
    const mails = (await site.mailsTo(asker.email)).slice(0, -before.length || undefined);
    expect(mails.map(({ subject }) => subject)).toEqual(['Je vraag is beantwoord']);
    expect(mails[0]?.text).toContain(`/advies/vraag/${id}`);
    expect(`${mails[0]?.html}${mails[0]?.text}`).not.toContain('nierstenen');
    const { Body } = (await send(asker, 'GET', 'inbox/notifications')).json();
    expect(Body).toBe(`Een diëtist beantwoordde je vraag <a href="/advies/vraag/${id}">Over nierstenen</a>`);
  });

  it('that is corrected is told to the asker, by mail at most once an hour, and not for a comma', async () => {
    const person = await makeMember(site.platform);
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: person.id, title: 'Over nierstenen' });
    const told = async () => {
      const mails = await site.mailsTo(person.email);
      expect(mails.map(({ html, text }) => `${html}${text}`).join()).not.toContain('nierstenen');
      const { db } = site.platform;
      const rows = await db.selectFrom('notification').selectAll().where('memberId', '=', person.id).execute();
      return [mails.map(({ subject }) => subject), rows.map(({ kind, seenAt }) => [kind, seenAt])];
    };
    const subject = 'Het antwoord op je vraag is gewijzigd';
    for (const Advice of ['dat mag best', 'Dat mag best!']) expect(await edit(two, id, { Advice })).toBe(200);
    expect(await told()).toEqual([[], []]);
    site.clock.advance(HOUR);
    await edit(two, id, { Advice: 'Dat mag niet.' });
    expect(await told()).toEqual([[subject], [['answer-corrected', null]]]);
    await send(person, 'PUT', 'CustomUser/notifications', {});
    site.clock.advance(HOUR / 2);
    for (const Advice of ['Dat mag 2 keer per week.', 'Dat mag 1 keer per week.'])
      expect(await edit(one, id, { Advice })).toBe(200);
    expect(await told()).toEqual([[subject], [['answer-corrected', null]]]);
    site.clock.advance(HOUR / 2);
    for (let time = 0; time < 2; time += 1) await mailCorrections(site.platform);
    expect(await told()).toEqual([[subject, subject], [['answer-corrected', null]]]);
    const { Body } = (await send(person, 'GET', 'inbox/notifications')).json();
    expect(Body).toBe(
      `Een diëtist paste het antwoord aan op je vraag <a href="/advies/vraag/${id}">Over nierstenen</a>`,
    );
  });

  it('is not mailed to who wants no mails', async () => {
    const quiet = await makeMember(site.platform);
    await site.platform.db
      .updateTable('member')
      .set({ emailNotifications: false })
      .where('id', '=', quiet.id)
      .execute();
    const { id } = await makeQuestion(site.platform, { authorId: quiet.id });
    await answer(one, id);
    expect(await site.mailsTo(quiet.email)).toEqual([]);
  });
});
