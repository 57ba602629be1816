import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listVersions } from '../lists/list-versions.ts';
import { openSession } from '../testing/calls.ts';
import { errorsOf } from '../testing/errors-of.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let kim: PayloadRequest['user'];
let joost: PayloadRequest['user'];
beforeAll(async () => {
  cms = await openTestCms();
  kim = await makeEditor('Kim', 'redacteur');
  joost = await makeEditor('Joost', 'eindredacteur');
});
afterAll(() => cms.close());

const PASSWORD = 'lang-genoeg-toch';

async function makeEditor(name: string, role: 'redacteur' | 'eindredacteur'): Promise<PayloadRequest['user']> {
  const data = { email: `${name}@example.org`, name, role, password: PASSWORD };
  return { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' };
}

const pages = 'content-pages';

/** Saves as a form of the admin does by itself, or as its button to hand in does. */
const save = (user: PayloadRequest['user'], id: number, data: object, autosave = true) =>
  cms.payload.update({
    ...{ collection: pages, id, data: data as never, draft: true, autosave },
    ...{ overrideAccess: false, overrideLock: true, user },
  });
const handIn = (user: PayloadRequest['user'], id: number, data: object = {}) =>
  save(user, id, { ...data, review: { state: 'to-review', note: 'Klopt dit?' } }, false);

/** The versions of a page as the list of versions shows them, the newest first: the title, and how it came about. */
async function versionsOf(id: number) {
  const req = await createLocalReq({ user: kim as never }, cms.payload);
  const listed = await listVersions({ slug: pages, id }, req);
  const { docs } = await cms.payload.findVersions({ collection: pages, where: { parent: { equals: id } }, limit: 0 });
  const titles = new Map(docs.map((version) => [Number(version.id), version.version.title]));
  return listed.map((version) => ({ ...version, title: titles.get(version.id) }));
}

test.for([
  ['the eindredacteur', () => joost],
  ['herself', () => kim],
] as const)(
  'what a redacteur hands in stays a version of hers, whatever is saved afterwards by %s',
  async ([, other]) => {
    const id = await draft(cms.payload, pages, { title: 'Begin' });
    await save(kim, id, { title: 'Van Kim' });
    await handIn(kim, id, { title: 'Van Kim, klaar' });
    await save(other(), id, { title: 'Daarna' });
    await save(other(), id, { title: 'Daarna, beter' });
    expect(await versionsOf(id)).toMatchObject([
      { title: 'Daarna, beter', editor: other()?.name, handedIn: false },
      { title: 'Van Kim, klaar', editor: 'Kim', handedIn: true, status: 'draft' },
      { title: 'Van Kim', editor: 'Kim', handedIn: false },
      { title: 'Begin' },
    ]);
  },
);

test('an automatic save that ends after the button was pressed neither takes back nor hands in', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const state = async () => (await cms.payload.findByID({ collection: pages, id, draft: true })).review?.state;
  await handIn(kim, id, { title: 'Klaar' });
  await save(kim, id, { title: 'Klaar!', review: { state: 'writing', note: 'Klopt dit nu?' } });
  expect(await state()).toBe('to-review');
  await save(kim, id, { review: { state: 'writing' } }, false);
  await save(kim, id, { title: 'Toch niet', review: { state: 'to-review' } });
  expect(await state()).toBe('writing');
});

test('an automatic save of another editor begins a version, and the next one of the same editor changes it', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  for (const title of ['Een', 'Twee']) await save(kim, id, { title });
  for (const title of ['Drie', 'Vier']) await save(joost, id, { title });
  await save(kim, id, { title: 'Vijf' });
  expect((await versionsOf(id)).map(({ title, editor }) => [title, editor])).toEqual([
    ['Vijf', 'Kim'],
    ['Vier', 'Joost'],
    ['Twee', 'Kim'],
    ['Begin', null],
  ]);
});

test('to withdraw a page keeps the draft beside it', async () => {
  const id = await publish(cms.payload, pages, { title: 'Op de site' });
  await handIn(kim, id, { title: 'Van Kim' });
  const call = await openSession('joost@example.org', PASSWORD);
  const withdrawn = await call('PATCH', `${pages}/${id}?unpublishAllLocales=true`, { _status: 'draft' });
  expect(withdrawn).toMatchObject({ status: 200 });
  expect(await cms.published(id)).toMatchObject({ document: null });
  expect(await versionsOf(id)).toContainEqual(expect.objectContaining({ title: 'Van Kim', handedIn: true }));
});

// choices.md 49
test('a version that was handed in comes back as a concept that nobody handed in, and says from when it is', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  await handIn(kim, id, { title: 'Van Kim' });
  await save(joost, id, { title: 'Van Joost' }, false);
  const handedIn = (await versionsOf(id)).find((version) => version.handedIn);
  const call = await openSession('kim@example.org', PASSWORD);
  expect(await call('POST', `${pages}/versions/${handedIn?.id}`)).toMatchObject({ status: 200 });
  const [restored, , before] = await versionsOf(id);
  expect(restored).toMatchObject({ title: 'Van Kim', editor: 'Kim', handedIn: false, restoredFrom: handedIn?.savedAt });
  expect(before).toMatchObject({ id: handedIn?.id, handedIn: true });
  expect(await cms.payload.findByID({ collection: pages, id, draft: true })).toMatchObject({
    review: { state: 'writing', note: null },
  });
});

test('a copy of a document that waits for a review waits for none', async () => {
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  await handIn(kim, id);
  const call = await openSession('kim@example.org', PASSWORD);
  const copy = (await call('POST', `${pages}/${id}/duplicate?draft=true`, {})).body as { doc: { id: number } };
  expect(await cms.payload.findByID({ collection: pages, id: copy.doc.id, draft: true })).toMatchObject({
    review: { state: 'writing' },
  });
});

test('no form of a document makes one when it opens, and the browser does not learn that drafts are validated', () => {
  const drafted = cms.payload.config.collections.filter(({ custom, versions }) => custom?.kind && versions?.drafts);
  expect(drafted.length).toBeGreaterThan(15);
  for (const { slug, versions } of drafted) {
    expect(versions?.drafts, slug).toHaveProperty('validate', true); // then Payload makes no document
    expect(JSON.parse(JSON.stringify(versions?.drafts)), slug).not.toHaveProperty('validate');
  }
});

test('what is handed in is validated as what is published is, and stays a draft that is saved on', async () => {
  const incomplete = {
    title: '',
    blocks: [
      { blockType: 'quote', text: '' },
      { blockType: 'external-link', title: 'Weg', url: 'geen adres' },
    ],
  };
  const id = await draft(cms.payload, pages, { title: 'Begin' });
  const publication = cms.payload.update({
    ...{ collection: pages, id, data: { ...incomplete, _status: 'published' } as never, user: joost },
  });
  const refused = await errorsOf(publication);
  expect(refused?.map(({ path }) => path)).toEqual(expect.arrayContaining(['title', 'blocks.0.text', 'blocks.1.url']));
  expect(await errorsOf(handIn(kim, id, incomplete))).toEqual(refused);
  await save(kim, id, { title: 'Nog niet klaar', blocks: incomplete.blocks });
  expect(await cms.payload.findByID({ collection: pages, id, draft: true })).toMatchObject({
    title: 'Nog niet klaar',
    review: { state: 'writing' },
  });
});
