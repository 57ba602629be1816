import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, send } from '../testing/calls.ts';
import { draft, linkTo, makeFile, makePicture, publish, text } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { listUses } from './list-uses.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const usesOf = async (slug: string, id: number) =>
  (await listUses({ slug, id }, cms.payload)).map(({ title, version }) => [title, version]);

test('lists the documents that name a page, in a block, a text, a menu, a redirect or a field, and no other', async () => {
  const { payload } = cms;
  const page = await publish(payload, 'content-pages', { title: 'Genoemd' });
  const to = { relationTo: 'content-pages', value: page };
  const html = (...parts: (string | object)[]) => ({ blockType: 'html', id: 'a', html: text(...parts) });
  const make = (title: string, data: object) => publish(payload, 'content-pages', { title, ...data });
  await make('A blok', { blocks: [{ blockType: 'featured-content', id: 'a', pages: [to] }] });
  await make('B tekst', { blocks: [html('Zie ', linkTo('content-pages', page))] });
  await make('C veld', { parent: to });
  await make('D deel', {
    blocks: [
      { blockType: 'page-section', id: 'b', title: 'Deel', blocks: [{ blockType: 'page-link', id: 'c', page: to }] },
    ],
  });
  await publish(payload, 'menus', { title: 'F menu', name: 'main', items: [{ title: 'Hier', url: '/genoemd' }] });
  await publish(payload, 'redirects', { from: '/oud', to: '/genoemd' });
  await draft(payload, 'content-pages', {
    title: 'G concept',
    blocks: [{ blockType: 'internal-link', id: 'e', page: to }],
  });
  await make('H niets', { blocks: [html('/genoemd')] });
  expect((await usesOf('content-pages', page)).toSorted()).toEqual([
    ['/oud', 'published'],
    ['A blok', 'published'],
    ['B tekst', 'published'],
    ['C veld', 'published'],
    ['D deel', 'published'],
    ['F menu', 'published'],
    ['G concept', 'draft'],
  ]);
});

test('a document without an address is not named by a link that has none yet', async () => {
  const menu = await publish(cms.payload, 'menus', { title: 'Voet', name: 'footer', items: [] });
  await draft(cms.payload, 'content-pages', {
    title: 'Link zonder adres',
    blocks: [{ blockType: 'external-link', id: 'a', title: 'Lees verder' }],
  });
  expect(await usesOf('menus', menu)).toEqual([]);
});

test('lists where a picture and a file are used', async () => {
  const { payload } = cms;
  const [picture, file] = [await makePicture(payload), await makeFile(payload)];
  expect(await usesOf('media', picture)).toEqual([]);
  await publish(payload, 'content-pages', { title: 'Met beeld', picture });
  const blocks = [{ blockType: 'file-download', id: 'a', file }];
  const id = await publish(payload, 'content-pages', { title: 'Met bestand', blocks });
  await draft(payload, 'testimonials', { title: 'Kim', picture });
  expect(await usesOf('media', picture)).toEqual([
    ['Met beeld', 'published'],
    ['Kim', 'draft'],
  ]);
  expect(await listUses({ slug: 'files', id: file }, payload)).toEqual([
    { id, collection: 'content-pages', title: 'Met bestand', version: 'published' },
  ]);
});

test('documents that are withdrawn together are looked up together, without drafts and without each other', async () => {
  const { payload } = cms;
  const [first, second] = [
    await publish(payload, 'content-pages', { title: 'Een' }),
    await publish(payload, 'content-pages', { title: 'Twee' }),
  ];
  const to = (value: number) => ({ relationTo: 'content-pages', value });
  const concept = await draft(payload, 'content-pages', { title: 'Alleen concept' });
  const name = (...pages: number[]) => ({ blocks: [{ blockType: 'featured-content', id: 'a', pages: pages.map(to) }] });
  await publish(payload, 'content-pages', { title: 'Noemt beide', ...name(first, second) });
  await publish(payload, 'content-pages', { title: 'Noemt het concept', ...name(concept) });
  await payload.update({
    collection: 'content-pages',
    id: second,
    data: { parent: to(first), _status: 'published' } as never,
  });
  const password = 'lang-genoeg-toch';
  const data = { email: 'sam@example.org', name: 'Sam', role: 'redacteur', password } as const;
  await payload.create({ collection: 'users', data });
  const editor = await openSession('sam@example.org', password);
  const query = `?id=${first}&id=${second}&id=${concept}`;
  expect(await editor('GET', `uses/content-pages${query}`)).toMatchObject({
    status: 200,
    body: { published: [first, second], uses: [{ title: 'Noemt beide' }] },
  });
  const topics = await editor('GET', `uses/topics${query}`);
  expect(topics.body).toEqual({ published: [], uses: [] });
  expect(await send('GET', `uses/content-pages${query}`)).toMatchObject({ status: 403 });
  expect(await editor('GET', 'uses/users?id=1')).toMatchObject({ status: 404 });
  expect(await editor('GET', 'uses/topics?id=x')).toMatchObject({ status: 404 });
  expect(await editor('GET', `uses/topics?${'id=1&'.repeat(101)}`)).toMatchObject({ status: 404 });
});

test('only editors may ask what names a document', async () => {
  const password = 'lang-genoeg-toch';
  const data = { email: 'kim@example.org', name: 'Kim', role: 'redacteur', password } as const;
  await cms.payload.create({ collection: 'users', data });
  const topic = await publish(cms.payload, 'topics', { title: 'Dossier' });
  await publish(cms.payload, 'medical-articles', { title: 'Artikel', parent: { relationTo: 'topics', value: topic } });
  expect(await send('GET', `uses/topics/${topic}`)).toMatchObject({ status: 403 });
  const editor = await openSession('kim@example.org', password);
  expect(await editor('GET', `uses/topics/${topic}`)).toMatchObject({
    status: 200,
    body: { uses: [{ collection: 'medical-articles', title: 'Artikel' }] },
  });
  expect(await editor('GET', 'uses/users/1')).toMatchObject({ status: 404 });
  expect(await editor('GET', `uses/topics/${topic}x`)).toMatchObject({ status: 404 });
});
