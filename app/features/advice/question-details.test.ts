import { beforeAll, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeQuestion } from '#tests/support/factory/advice.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
let professional: MemberMade;
beforeAll(async () => {
  await publish(site.platform, makeDocument('advice-topic', { id: 11, path: '/advies/11-eten', isDiet: true }));
  professional = await makeMember(site.platform, { roles: ['professional'] });
});

const ask = async (body: string) =>
  (await makeQuestion(site.platform, { authorId: (await makeMember(site.platform)).id, body })).id;

const as = () => makeSession(site.platform, professional.id);

const answer = async (id: number, more: object = {}) =>
  request(site, 'POST', `/api/v1/advices/${id}/answer`, {
    as: await as(),
    body: { Advice: 'Dat mag best.', Tags: [], ...more },
  });

const isPublic = async (id: number): Promise<boolean> =>
  (await request(site, 'GET', `/api/v1/advices/one?id=${id}`)).statusCode === 200;

it.each([
  ['Bel me op 06-12345678.', 'een telefoonnummer'],
  ['Ik woon Dorpsstraat 12, 1234 AB Utrecht.', 'een adres'],
  ['Mail naar jan@example.com.', 'een e-mailadres'],
  ['Mijn BSN is 111222333.', 'een burgerservicenummer'],
])('a question that says ‘%s’ is not made public before the professional has seen that', async (body, found) => {
  const id = await ask(`Mag ik kaas? ${body}`);
  const refused = await answer(id);
  expect([refused.statusCode, refused.json().fields?.DetailsSeen]).toEqual([422, expect.stringContaining(found)]);
  expect(await isPublic(id)).toBe(false);
  expect([(await answer(id, { DetailsSeen: true })).statusCode, await isPublic(id)]).toEqual([200, true]);
});

it('nor before it was taken out, after which nothing is asked', async () => {
  const id = await ask('Mag ik kaas? Bel 06-12345678.');
  expect((await answer(id)).statusCode).toBe(422);
  const edit = { Title: 'Mag ik kaas?', Description: 'Mag ik kaas?' };
  const edited = await request(site, 'PUT', `/api/v1/advices/${id}/question`, { as: await as(), body: edit });
  expect(edited.statusCode).toBe(200);
  expect((await answer(id)).statusCode).toBe(200);
});

it('a question without them is answered as before, also with names and the infoline', async () => {
  const id = await ask(`Mag ik kaas? De infolijn ${site.platform.config.infolinePhone} wist het niet.`);
  expect((await answer(id)).statusCode).toBe(200);
});

it('the form warns at once, and keeps what was typed where it was not ticked', async () => {
  const id = await ask('Mag ik kaas? Bel 06-12345678.');
  const open = async () => parseHtml((await request(site, 'GET', `/dietist/${id}`, { as: await as() })).body);
  expect((await open()).querySelector('input[name="DetailsSeen"]')).not.toBeNull();
  const fields = { intent: 'answer', id: String(id), Advice: 'Dat mag best.', NewTag: '', QuestionLines: '' };
  const refused = await submitForm(site, `/dietist/${id}`, fields, await as());
  const page = parseHtml(refused.body);
  expect([refused.statusCode, page.querySelector<HTMLTextAreaElement>('[name="Advice"]')?.value]).toEqual([
    422,
    'Dat mag best.',
  ]);
  await submitForm(site, `/dietist/${id}`, { ...fields, DetailsSeen: 'true' }, await as());
  expect(await isPublic(id)).toBe(true);
});

it('an answer that names somebody below an anonymous question waits until that was seen, without JavaScript too', async () => {
  const { id: authorId } = await makeMember(site.platform);
  const { id } = await makeQuestion(site.platform, { authorId, anonymous: true });
  const fields = { intent: 'answer', id: String(id), Advice: 'Kaas mag, Greet', NewTag: '', QuestionLines: '' };
  const send = async (more = {}) => submitForm(site, `/dietist/${id}`, { ...fields, ...more }, await as());
  const refused = await send();
  expect([refused.statusCode, await isPublic(id)]).toEqual([422, false]);
  const page = parseHtml(refused.body);
  expect(page.querySelector('main')?.textContent).toContain('In je antwoord staat ‘Greet’');
  expect(page.querySelector('input[name="NameSeen"]')).not.toBeNull();
  await send({ NameSeen: 'on' });
  expect(await isPublic(id)).toBe(true);
});

// style.md 8
it('a number in the question and a name in the answer are told at once', async () => {
  const refused = await answer(await ask('Mag ik kaas? Bel 06-12345678.'), { Advice: 'Kaas mag, Greet' });
  expect(Object.keys(refused.json().fields)).toEqual(['DetailsSeen', 'NameSeen']);
});
