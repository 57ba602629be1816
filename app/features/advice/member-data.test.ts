import { expect, it } from 'vitest';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeAnsweredQuestion, makeDeclinedQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

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
  await makeDeclinedQuestion(site.platform, { authorId: asker.id, declinedBy: two.id, note: 'Bel je arts.' });
  const change = (path: string, body: object) => request(site, 'PUT', `/api/v1/advices/${path}`, { as: two.as, body });
  await change(`${id}/question`, { Title: 'Mag ik soep?', Description: 'Ik eet graag soep.' });
  await change(`${answered.id}/answer`, { Advice: 'Daarna.', Tags: [] });

  const ofAsker = await asker.download();
  expect(ofAsker.formerQuestions).toMatchObject([
    { question: 'Mag ik soep?', title: 'Van Anna', body: 'Ik ben Anna.' },
  ]);
  expect(ofAsker.unansweredQuestions).toMatchObject([
    { reason: expect.stringMatching(/^Dit kun je het beste vragen aan je arts/), note: 'Bel je arts.' },
  ]);
  expect((await one.download()).formerAnswers).toMatchObject([{ body: 'Eerst.' }]);
  expect((await two.download()).declinedQuestions).toMatchObject([{ note: 'Bel je arts.' }]);
});
