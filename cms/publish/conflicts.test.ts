import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorsOf } from '../testing/errors-of.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

type Collection = 'content-pages' | 'medical-articles' | 'redirects';

const change = (collection: Collection, id: number, data: object) =>
  cms.payload.update({ collection, id, data: { ...data, _status: 'published' } as never });
const page = (value: number) => ({ relationTo: 'content-pages', value });
const article = (value: number) => ({ relationTo: 'medical-articles', value });

test('a document cannot belong to itself, nor to one that belongs to it', async () => {
  const dossier = { relationTo: 'topics', value: await publish(cms.payload, 'topics', { title: 'Dossier' }) };
  const one = await publish(cms.payload, 'medical-articles', { title: 'Een', parent: dossier });
  const two = await publish(cms.payload, 'medical-articles', { title: 'Twee', parent: article(one) });
  const three = await publish(cms.payload, 'medical-articles', { title: 'Drie', parent: article(two) });
  expect(await errorsOf(change('medical-articles', one, { parent: article(two) }))).toEqual([
    { path: 'parent', message: '‘Twee’ hoort zelf al hieronder. Kies een ander.' },
  ]);
  expect(await errorsOf(change('medical-articles', one, { parent: article(three) }))).toEqual([
    { path: 'parent', message: '‘Drie’ hoort zelf al hieronder, via ‘Twee’. Kies een ander.' },
  ]);
  expect(await errorsOf(change('medical-articles', one, { parent: article(one) }))).toMatchObject([{ path: 'parent' }]);
  expect((await cms.published(one))?.document).toMatchObject({ parent: dossier.value });
  expect(await errorsOf(change('medical-articles', three, { parent: article(one) }))).toBeNull();
});

test('the same of pages; a draft may, until it is published', async () => {
  const above = await draft(cms.payload, 'content-pages', { title: 'Boven' });
  const below = await draft(cms.payload, 'content-pages', { title: 'Onder', parent: page(above) });
  const data = { parent: page(below) };
  await cms.payload.update({ collection: 'content-pages', id: above, draft: true, data: data as never });
  expect(await errorsOf(change('content-pages', below, {}))).toBeNull();
  expect(await errorsOf(change('content-pages', above, {}))).toMatchObject([{ path: 'parent' }]);
  expect(await errorsOf(change('content-pages', above, { parent: null }))).toBeNull();
});

test('of two documents that are put below each other at once, one is refused', async () => {
  const ids = [
    await publish(cms.payload, 'content-pages', { title: 'Links' }),
    await publish(cms.payload, 'content-pages', { title: 'Rechts' }),
  ] as const;
  const both = await Promise.allSettled(
    ids.map((id, n) => change('content-pages', id, { parent: page(ids[1 - n] as number) })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a redirect cannot lead back to itself, by way of others or in another spelling', async () => {
  const { siteUrl } = cms.payload.config.custom;
  await publish(cms.payload, 'redirects', { from: '/twee', to: '/drie?van=twee' });
  await publish(cms.payload, 'redirects', { from: '/drie', to: `${siteUrl}/Een/#kop` });
  expect(await errorsOf(publish(cms.payload, 'redirects', { from: '/een', to: '/twee' }))).toEqual([
    {
      path: 'to',
      message: 'Zo komt de lezer weer uit waar die begon: /een → /twee → /drie → /een. Kies een ander adres.',
    },
  ]);
  expect(await errorsOf(publish(cms.payload, 'redirects', { from: '/een', to: '/een/?x=1' }))).toMatchObject([
    { path: 'to' },
  ]);
  const id = await publish(cms.payload, 'redirects', { from: '/een', to: 'https://elders.example/een' });
  expect(await errorsOf(change('redirects', id, { to: '/drie' }))).toMatchObject([{ path: 'to' }]);
  expect(await errorsOf(change('redirects', id, { to: '/nergens' }))).toBeNull();
});

test('a house rule has the sentences of one published document', async () => {
  const id = await publish(cms.payload, 'rule-texts', { rule: 'truth', facts: 'Het is niet waar.' });
  const message = `De zinnen bij deze huisregel staan al in nummer ${id}. Wijzig ze daar.`;
  expect(await errorsOf(publish(cms.payload, 'rule-texts', { rule: 'truth' }))).toEqual([{ path: 'rule', message }]);
  expect(await errorsOf(publish(cms.payload, 'rule-texts', { rule: 'topic' }))).toBeNull();
});

test('a menu has a name that no other published menu has', async () => {
  const id = await publish(cms.payload, 'menus', { title: 'Hoofdmenu', name: 'main' });
  const second = { title: 'Tweede', name: 'main' };
  const message = `Het menu ‘Hoofdmenu’ (nummer ${id}) heeft deze naam al. Kies een andere.`;
  expect(await errorsOf(publish(cms.payload, 'menus', second))).toEqual([{ path: 'name', message }]);
  expect(await errorsOf(draft(cms.payload, 'menus', second))).toBeNull();
  const both = await Promise.allSettled(
    ['Een', 'Twee'].map((title) => publish(cms.payload, 'menus', { title, name: 'voet' })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await cms.payload.delete({ collection: 'menus', id });
  expect(await errorsOf(publish(cms.payload, 'menus', second))).toBeNull();
});
