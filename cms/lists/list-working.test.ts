import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { listScheduled } from './list-scheduled.ts';
import { listVersions } from './list-versions.ts';
import { listOwnDrafts, listToReview } from './list-working.ts';

let cms: TestCms;
let kim: NonNullable<PayloadRequest['user']>;
let sam: NonNullable<PayloadRequest['user']>;
beforeAll(async () => {
  cms = await openTestCms();
  [kim, sam] = [await makeUser('Kim'), await makeUser('Sam')];
});
afterAll(() => cms.close());

async function makeUser(name: string): Promise<NonNullable<PayloadRequest['user']>> {
  const data = { email: `${name}@example.org`, name, role: 'eindredacteur', password: 'lang-genoeg-toch' } as const;
  return { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' };
}

/** Saves a page as this user, as a draft unless the data say that it is published. Returns its id. */
async function save(user: typeof kim, data: object, id?: number): Promise<number> {
  const isDraft = !('_status' in data);
  const options = { collection: 'content-pages', draft: isDraft, data: data as never, user } as const;
  return (id === undefined ? await cms.payload.create(options) : await cms.payload.update({ ...options, id })).id;
}

const own = async (user: typeof kim) => (await listOwnDrafts(Number(user.id), cms.payload)).map(({ title }) => title);
const toReview = async (user: typeof kim) =>
  (await listToReview(Number(user.id), cms.payload)).map(({ title, reviewer, note }) => [title, reviewer, note]);
const ask = (reviewer: typeof kim | null, note: string | null = null) => ({
  review: { state: 'to-review', reviewer: reviewer?.id ?? null, note },
});

test('an editor sees the drafts that they changed last, of any kind', async () => {
  const first = await save(kim, { title: 'Van Kim' });
  await cms.payload.create({ collection: 'redirects', draft: true, data: { from: '/oud' } as never, user: kim });
  await save(sam, { title: 'Van Sam' });
  const live = await save(kim, { title: 'Gepubliceerd', _status: 'published' });
  const binned = await save(kim, { title: 'In de prullenbak' });
  await cms.payload.update({ collection: 'content-pages', id: binned, data: { deletedAt: new Date().toISOString() } });
  await draft(cms.payload, 'content-pages', { title: 'Van niemand' });
  expect(await own(kim)).toEqual(['/oud', 'Van Kim']);
  await save(kim, { subtitle: 'Nieuw' }, live);
  await save(sam, { subtitle: 'Van Sam' }, first);
  expect(await own(kim)).toEqual(['Gepubliceerd', '/oud']);
  expect(await own(sam)).toEqual(['Van Kim', 'Van Sam']);
});

test('a review is asked of somebody or of anybody, and ends when the document is published', async () => {
  const [a, b, c] = [await save(kim, { title: 'A' }), await save(kim, { title: 'B' }), await save(kim, { title: 'C' })];
  await save(kim, ask(sam, 'Klopt de dosis?'), a);
  await save(kim, ask(null), b);
  await save(kim, ask(kim), c);
  expect(await toReview(sam)).toEqual([
    ['A', 'Sam', 'Klopt de dosis?'],
    ['B', null, null],
    ['C', 'Kim', null],
  ]);
  expect((await toReview(kim)).map(([title]) => title)).toEqual(['C', 'B', 'A']);
  expect(await own(kim)).not.toContain('A');
  await save(sam, { title: 'A', _status: 'published' }, a);
  expect((await toReview(sam)).map(([title]) => title)).toEqual(['B', 'C']);
  expect((await cms.payload.findByID({ collection: 'content-pages', id: a })).review).toMatchObject({
    state: 'writing',
    reviewer: null,
    note: null,
  });
});

test('the versions of a document say who made each', async () => {
  const { createLocalReq } = await import('payload');
  const id = await save(kim, { title: 'Versies', _status: 'published' });
  await save(sam, { title: 'Versies, beter', _status: 'published' }, id);
  await save(kim, { title: 'Versies, best' }, id);
  const { id: other } = { id: await publish(cms.payload, 'content-pages', { title: 'Vanzelf' }) };
  const req = await createLocalReq({ user: kim as never }, cms.payload);
  const versions = await listVersions({ slug: 'content-pages', id }, req);
  expect(versions.map(({ editor, status, live }) => [editor, status, live])).toEqual([
    ['Kim', 'draft', false],
    ['Sam', 'published', true],
    ['Kim', 'published', false],
  ]);
  expect(await listVersions({ slug: 'content-pages', id: other }, req)).toMatchObject([{ editor: null, live: true }]);
  await cms.payload.delete({ collection: 'users', id: sam.id });
  expect((await listVersions({ slug: 'content-pages', id }, req)).map(({ editor }) => editor)).toEqual([
    'Kim',
    null,
    'Kim',
  ]);
});

test('what is scheduled is listed until its time, the first one first', async () => {
  const [first, second] = [
    await draft(cms.payload, 'content-pages', { title: 'Eerst' }),
    await save(kim, { title: 'Dan' }),
  ];
  const schedule = (id: number, hours: number, type = 'publish') =>
    cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'content-pages', value: String(id) } },
      waitUntil: new Date(Date.now() + hours * 3_600_000),
    } as never);
  await schedule(second, 2, 'unpublish');
  await schedule(first, 1);
  await schedule(first, -1);
  const binned = await draft(cms.payload, 'content-pages', { title: 'Weg' });
  await schedule(binned, 3);
  await cms.payload.update({ collection: 'content-pages', id: binned, data: { deletedAt: new Date().toISOString() } });
  const queries = vi.spyOn(cms.payload.db.pool, 'query');
  expect((await listScheduled(cms.payload)).map(({ title, publishes }) => [title, publishes])).toEqual([
    ['Eerst', true],
    ['Dan', false],
  ]);
  expect(queries).toHaveBeenCalledTimes(1);
  expect(await listScheduled(cms.payload, { slug: 'content-pages', id: second })).toMatchObject([{ title: 'Dan' }]);
});
