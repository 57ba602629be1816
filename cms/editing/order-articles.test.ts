import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../testing/calls.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

type Session = Awaited<ReturnType<typeof openSession>>;

let cms: TestCms;
let editor: Session;
let writer: Session;
beforeAll(async () => {
  cms = await openTestCms();
  editor = await sessionOf('eindredacteur');
  writer = await sessionOf('redacteur');
});
afterAll(() => cms.close());

async function sessionOf(role: 'redacteur' | 'eindredacteur'): Promise<Session> {
  const account = { email: `${role}@example.org`, password: 'lang-genoeg-toch' };
  await cms.payload.create({ collection: 'users', data: { ...account, name: role, role } });
  return openSession(account.email, account.password);
}

/** A dossier with three articles: two published ones, of which the second has a draft beside it, and one draft. */
async function makeDossier() {
  const { payload } = cms;
  const topic = await publish(payload, 'topics', { title: 'Dossier' });
  const parent = { relationTo: 'topics', value: topic };
  const first = await publish(payload, 'medical-articles', { title: `Een ${topic}`, parent });
  const second = await publish(payload, 'medical-articles', { title: `Twee ${topic}`, parent });
  const data = { description: 'Nog niet voor lezers' };
  await payload.update({ collection: 'medical-articles', id: second, data, draft: true });
  const third = await draft(payload, 'medical-articles', { title: `Drie ${topic}`, parent });
  return { topic, first, second, third };
}

const orderOf = async (topic: number, session = editor) =>
  ((await session('GET', `articles-below/${topic}`)).body as { articles: { id: number }[] }).articles.map(
    ({ id }) => id,
  );

test('an article that comes into a dossier comes last', async () => {
  const { topic, first, second, third } = await makeDossier();
  expect(await orderOf(topic, writer)).toEqual([first, second, third]);
  const other = await publish(cms.payload, 'topics', { title: 'Ander dossier' });
  const parent = { relationTo: 'topics' as const, value: other };
  await cms.payload.update({ collection: 'medical-articles', id: second, data: { parent, _status: 'published' } });
  await cms.payload.update({ collection: 'medical-articles', id: first, data: { parent, _status: 'published' } });
  expect(await orderOf(other)).toEqual([second, first]);
});

test('an editor puts the articles of a dossier in another order, at once for readers, and drafts stay drafts', async () => {
  const { topic, first, second, third } = await makeDossier();
  const { status, body } = await editor('POST', `articles-below/${topic}`, { ids: [third, second, first] });
  expect([status, body]).toMatchObject([200, { articles: [{ id: third }, { id: second }, { id: first }] }]);
  expect((await cms.published(first))?.document).toMatchObject({ position: 3 });
  expect((await cms.published(second))?.document).toMatchObject({ position: 2, description: null });
  expect(await cms.published(third)).toBeUndefined();
  expect(await cms.draft(third)).toMatchObject({ position: 1 });

  await editor('POST', `articles-below/${topic}`, { ids: [second, third, first] });
  expect((await cms.published(second))?.document).toMatchObject({ position: 1, description: null });
  expect(await cms.draft(second)).toMatchObject({ position: 1, description: 'Nog niet voor lezers' });
  const newest = { collection: 'medical-articles', id: second, draft: true } as const;
  expect(await cms.payload.findByID(newest)).toMatchObject({ _status: 'draft', description: 'Nog niet voor lezers' });
});

test('the order stays when others changed the dossier, edit an article of it, or when one may not publish', async () => {
  const { topic, first, second, third } = await makeDossier();
  const order = [first, second, third];
  const reorder = (ids: unknown[], session = editor) => session('POST', `articles-below/${topic}`, { ids });
  expect(await reorder([third, second, first], writer)).toMatchObject({ status: 403 });
  expect(await reorder([second, first])).toMatchObject({ status: 409 });
  expect(await reorder([second, first, topic])).toMatchObject({ status: 409 });
  expect(await reorder([second, first, 'x'])).toMatchObject({ status: 404 });
  const { docs } = await cms.payload.find({ collection: 'users', where: { role: { equals: 'redacteur' } } });
  const document = { relationTo: 'medical-articles' as const, value: third };
  const user = { relationTo: 'users' as const, value: docs[0]?.id ?? 0 };
  await cms.payload.create({ collection: 'payload-locked-documents', data: { document, user } });
  expect(await reorder([third, second, first])).toMatchObject({ status: 423 });
  expect(await orderOf(topic)).toEqual(order);
  expect(await reorder([second, first, third])).toMatchObject({ status: 200 });
});
