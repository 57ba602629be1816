import { expect, it } from 'vitest';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeAnsweredQuestion, makeDeclinedQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

/** The title of a question of somebody else. */
const TITLE = 'Mag ik elke dag bananen?';

const PASSWORD = 'zonnebloem7';

const site = setUpTestSite();

/** Makes a member with a session, and what downloads all that is kept about them. */
async function makePerson(overrides: Parameters<typeof makeMember>[1] = {}) {
  const member = await makeMember(site.platform, { ...overrides, passwordHash: await hashPassword(PASSWORD) });
  const as = await makeSession(site.platform, member.id);
  const download = async () => {
    await request(site, 'POST', '/api/v1/CustomUser/ConfirmPassword', { as, body: { Password: PASSWORD } });
    return (await request(site, 'GET', '/account/gegevens/niergenoten-gegevens.json', { as })).json();
  };
  return { ...member, as, download };
}

it('R35 the download has what a question and an answer said before, and why one was declined', async () => {
  const asker = await makePerson();
  const one = await makePerson({ roles: ['professional'] });
  const two = await makePerson({ roles: ['professional'] });
  const { id } = await makeQuestion(site.platform, { authorId: asker.id, title: 'Van Anna', body: 'Ik ben Anna.' });
  const answered = await makeAnsweredQuestion(site.platform, { authorId: null, answererId: one.id, answer: 'Eerst.' });
  await makeDeclinedQuestion(site.platform, {
    authorId: asker.id,
    declinedBy: two.id,
    title: TITLE,
    note: 'Bel je arts.',
  });
  const change = (path: string, body: object) => request(site, 'PUT', `/api/v1/advices/${path}`, { as: two.as, body });
  await change(`${id}/question`, { Title: 'Mag ik soep?', Description: 'Ik eet graag soep.' });
  await change(`${answered.id}/answer`, { Advice: 'Daarna.', Tags: [] });

  const { id: clarified } = await makeQuestion(site.platform, { authorId: asker.id, title: 'Mag ik noten?' });
  const write = (by: typeof one, path: string, Body: string) =>
    request(site, 'POST', `/api/v1/advices/${clarified}/${path}`, { as: by.as, body: { Body } });
  await write(one, 'ask-back', 'Hoeveel noten?');
  await write(asker, 'reply', 'Een handje.');

  const ofAsker = await asker.download();
  expect(ofAsker.clarifications).toMatchObject([
    { question: 'Mag ik noten?', body: 'Hoeveel noten?', reply: 'Een handje.' },
  ]);
  expect(ofAsker.formerQuestions).toMatchObject([
    { question: 'Mag ik soep?', title: 'Van Anna', body: 'Ik ben Anna.' },
  ]);
  expect(ofAsker.unansweredQuestions).toMatchObject([
    { reason: expect.stringMatching(/^Dit kun je het beste vragen aan je arts/), note: 'Bel je arts.' },
  ]);
  const ofOne = await one.download();
  expect(ofOne.formerAnswers).toMatchObject([{ body: 'Eerst.' }]);
  expect(ofOne.askedBack).toEqual([{ question: 'Mag ik noten?', body: 'Hoeveel noten?', askedAt: expect.any(String) }]);
  expect((await two.download()).declinedQuestions).toMatchObject([{ question: TITLE, note: 'Bel je arts.' }]);
});

it('R46 the claims and the name of a professional end with the role, and so do the titles in their download', async () => {
  const { platform } = site;
  const { id: authorId } = await makeMember(platform);
  const one = await makePerson({ roles: ['professional'] });
  const { id } = await makeQuestion(platform, { authorId });
  await request(site, 'POST', `/api/v1/advices/${id}/claim`, { as: one.as });
  await platform.db.insertInto('adviceExpert').values({ memberId: one.id, expert: 'Els de Wit' }).execute();
  await makeDeclinedQuestion(platform, { authorId, title: TITLE, declinedBy: one.id });
  const answered = await makeAnsweredQuestion(platform, { authorId, title: TITLE, answererId: one.id });
  const change = { Title: TITLE, Description: 'Ik eet graag soep.' };
  await request(site, 'PUT', `/api/v1/advices/${answered.id}/question`, { as: one.as, body: change });
  await request(site, 'PUT', `/api/v1/advices/${answered.id}/answer`, {
    as: one.as,
    body: { Advice: 'Nee.', Tags: [] },
  });

  const administrator = await makePerson({ roles: ['administrator'] });
  const role = `/api/v1/moderation/members/${one.id}/roles/professional`;
  expect((await request(site, 'DELETE', role, { as: administrator.as })).statusCode).toBe(200);
  const kept = await one.download();
  expect([kept.claimedQuestions, kept.expertName]).toEqual([[], []]);
  for (const name of ['declinedQuestions', 'answers', 'formerAnswers', 'editedAnswers', 'editedQuestions']) {
    expect(kept[name]).toMatchObject([{ question: null }]);
  }
  expect(JSON.stringify(kept)).not.toContain(TITLE);
  const open = await platform.db
    .selectFrom('openQuestion')
    .select(['claimedBy', 'claimedAt'])
    .where('questionId', '=', id)
    .executeTakeFirstOrThrow();
  expect(open).toEqual({ claimedBy: null, claimedAt: null });
});
