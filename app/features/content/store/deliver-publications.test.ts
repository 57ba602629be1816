import { expect, test } from 'vitest';
import { MINUTE, SECOND } from '#app/platform/clock.ts';
import { write } from '#app/platform/database/write.ts';
import { enqueuePublication, makeDocument, publish } from '#tests/support/documents.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { connectionsWaitingForLock } from '#tests/support/waiting-for-lock.ts';
import { documentChanged, documentPublished } from '../events.ts';
import { deliverPublications } from './deliver-publications.ts';
import { storeDocument, withdrawDocument } from './store-document.ts';

const site = setUpTestSite();

const stored = (id: number) =>
  site.platform.db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();
const enqueued = () => site.platform.db.selectFrom('editorial.publication').selectAll().execute();

test('stores a published document, and deletes it when it is withdrawn', async () => {
  const page = makeDocument('content-page', { path: '/over-ons', title: 'Over ons' });
  await publish(site.platform, page);
  expect(await stored(page.id)).toMatchObject({ kind: 'content-page', path: '/over-ons', title: 'Over ons' });
  await enqueuePublication(site.platform.db, page.id, null);
  await deliverPublications(site.platform);
  expect(await stored(page.id)).toBeUndefined();
  expect(await enqueued()).toEqual([]);
});

test('publishes an event for each document that is published or changed, once', async () => {
  const published = await subscribe(site.platform, [documentPublished, documentChanged]);
  const page = makeDocument('content-page');
  const event = (what: string) => [`content.document-${what}`, { documentId: page.id }];
  await publish(site.platform, page);
  expect(await published()).toEqual([event('published')]);
  await publish(site.platform, { ...page, title: 'Nieuw' });
  expect(await published()).toEqual([event('changed')]);
  await enqueuePublication(site.platform.db, page.id, null);
  await deliverPublications(site.platform);
  expect([await published(), await stored(page.id)]).toEqual([[], undefined]);
  await enqueuePublication(site.platform.db, page.id, null);
  await deliverPublications(site.platform);
  expect(await published()).toEqual([]);
});

test('R24 stores HTML sanitised', async () => {
  const blocks = [{ kind: 'html' as const, id: 'a', html: '<p onclick="alert(1)">Dag<script>alert(1)</script></p>' }];
  const page = makeDocument('content-page', { blocks });
  await publish(site.platform, page);
  expect((await stored(page.id))?.content).toMatchObject({ blocks: [{ html: '<p>Dag</p>' }] });
});

test('delivers two publications of one document: the newest is stored', async () => {
  const page = makeDocument('content-page', { title: 'Oud' });
  await publish(site.platform, page);
  await enqueuePublication(site.platform.db, page.id, { ...page, title: 'Nieuw' });
  await enqueuePublication(site.platform.db, page.id, { ...page, title: 'Nieuwst' });
  expect(await deliverPublications(site.platform)).toBe(2);
  expect(await stored(page.id)).toMatchObject({ title: 'Nieuwst' });
});

test('an older publication does not replace a newer one', async () => {
  const { platform } = site;
  const page = makeDocument('content-page', { title: 'Nieuw', path: '/nieuw-adres' });
  await publish(platform, page);
  const newest = (await stored(page.id))?.revision ?? 0;
  const old = { ...page, title: 'Oud', path: '/oud-adres' };
  await write(platform, (tx) => storeDocument(tx, old, { revision: newest - 1, publishedAt: new Date() }));
  await write(platform, (tx) => withdrawDocument(tx, page.id, { revision: newest - 1 }));
  expect(await stored(page.id)).toMatchObject({ title: 'Nieuw', path: '/nieuw-adres', revision: newest });
  expect(await platform.db.selectFrom('redirect').where('documentId', '=', page.id).execute()).toEqual([]);
});

test('a document that is withdrawn while it is being stored is not on the site afterwards', async () => {
  const { platform } = site;
  const page = makeDocument('content-page');
  const conflicting = { ...makeDocument('content-page'), path: page.path };
  await enqueuePublication(platform.db, page.id, page);
  const inserted = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  // A delivery that stores a page on this path waits for this transaction, with all that it read before.
  const blocking = platform.db.transaction().execute(async (transaction) => {
    const row = { kind: 'content-page', title: 'x', path: conflicting.path, content: '{}', refs: [], revision: 1 };
    await transaction
      .insertInto('document')
      .values({ id: conflicting.id, ...row, changedAt: new Date(), publishedAt: new Date() })
      .execute();
    inserted.resolve();
    await released.promise;
    await transaction.deleteFrom('document').where('id', '=', conflicting.id).execute();
  });
  await inserted.promise;
  const storing = deliverPublications(platform);
  await connectionsWaitingForLock(platform.db, 1);
  await enqueuePublication(platform.db, page.id, null);
  const withdrawing = deliverPublications(platform);
  await Promise.race([withdrawing, connectionsWaitingForLock(platform.db, 2)]);
  released.resolve();
  await Promise.all([blocking, storing, withdrawing]);
  expect(await stored(page.id)).toBeUndefined();
});

test('many workers deliver at the same time, each publication once', async () => {
  const pages = Array.from({ length: 20 }, () => makeDocument('content-page'));
  for (const page of pages) await enqueuePublication(site.platform.db, page.id, page);
  const delivered = await Promise.all(Array.from({ length: 4 }, () => deliverPublications(site.platform)));
  expect(delivered.reduce((sum, count) => sum + count)).toBe(20);
  for (const page of pages) expect(await stored(page.id)).toBeDefined();
});

test('a publication that fails does not hold up the others, and is not counted', async () => {
  const broken = { ...makeDocument('content-page'), path: '/Geen Pad' };
  const valid = makeDocument('content-page');
  await enqueuePublication(site.platform.db, broken.id, broken);
  await enqueuePublication(site.platform.db, valid.id, valid);
  expect(await deliverPublications(site.platform)).toBe(1);
  expect(await stored(valid.id)).toBeDefined();
  expect(await stored(broken.id)).toBeUndefined();
  expect(await enqueued()).toMatchObject([{ documentId: broken.id, attempts: 1 }]);
  await enqueuePublication(site.platform.db, broken.id, { ...broken, path: '/een-pad' });
  site.clock.advance(SECOND);
  expect(await deliverPublications(site.platform)).toBe(2);
  expect(await enqueued()).toEqual([]);
});

test('retries a publication that fails with growing pauses, until it succeeds', async () => {
  const { platform, clock } = site;
  const conflicting = makeDocument('content-page');
  const late = makeDocument('content-page', { path: conflicting.path });
  await publish(platform, conflicting, late);
  const attempts = async () => (await enqueued())[0]?.attempts;
  for (const [failures, pause] of [SECOND, 10 * SECOND, MINUTE, 10 * MINUTE, 10 * MINUTE, 10 * MINUTE].entries()) {
    clock.advance(pause - 1);
    await deliverPublications(platform);
    expect(await attempts()).toBe(failures + 1);
    clock.advance(1);
    await deliverPublications(platform);
    expect(await attempts()).toBe(failures + 2);
  }
  await publish(platform, { ...conflicting, path: '/uit-de-weg' });
  clock.advance(10 * MINUTE);
  expect(await deliverPublications(platform)).toBe(1);
  expect(await stored(late.id)).toMatchObject({ path: conflicting.path });
  expect(await enqueued()).toEqual([]);
});

test('redirects the old path of a page to the new one, until another page gets that path', async () => {
  const { db } = site.platform;
  const page = makeDocument('content-page', { path: '/oud-pad' });
  await publish(site.platform, page);
  await publish(site.platform, { ...page, path: '/nieuw-pad' });
  const redirect = () => db.selectFrom('redirect').selectAll().where('fromPath', '=', '/oud-pad').executeTakeFirst();
  expect(await redirect()).toMatchObject({ documentId: page.id });
  await publish(site.platform, makeDocument('content-page', { path: '/oud-pad' }));
  expect(await redirect()).toBeUndefined();
});

test('stores the redirects that an editor makes', async () => {
  const { db } = site.platform;
  const redirect = makeDocument('redirect', { from: '/vroeger', to: '/nu' });
  await publish(site.platform, redirect);
  await publish(site.platform, { ...redirect, from: '/eerder' });
  const rows = await db
    .selectFrom('redirect')
    .select(['fromPath', 'toUrl'])
    .where('saidBy', '=', redirect.id)
    .execute();
  expect(rows).toEqual([{ fromPath: '/eerder', toUrl: '/nu' }]);
});

test('records the topics of the pages that change', async () => {
  const { db } = site.platform;
  const topic = makeDocument('topic');
  const article = makeDocument('medical-article', { parent: topic.id });
  await publish(site.platform, topic, article);
  const changes = await db.selectFrom('pageChange').select('topic').where('topic', 'like', `%${topic.id}`).execute();
  expect(new Set(changes.map((change) => change.topic))).toEqual(
    new Set([`document:${topic.id}`, `document-children:${topic.id}`]),
  );
});

test('the number of documents of each kind is exact, also when many workers publish, change and withdraw at once', async () => {
  const { platform } = site;
  const pages = Array.from({ length: 12 }, () => makeDocument('theme'));
  for (const page of pages) await enqueuePublication(platform.db, page.id, page);
  const workers = () => Promise.all(Array.from({ length: 4 }, () => deliverPublications(platform)));
  await workers();
  for (const page of pages.slice(0, 8)) await enqueuePublication(platform.db, page.id, { ...page, title: 'Nieuw' });
  for (const page of pages.slice(0, 5)) await enqueuePublication(platform.db, page.id, null);
  await workers();
  const counted = await platform.db.selectFrom('documentCount').selectAll().where('number', '>', 0).execute();
  const real = await platform.db
    .selectFrom('document')
    .select((eb) => ['kind', eb.cast<number>(eb.fn.countAll(), 'integer').as('number')])
    .groupBy('kind')
    .execute();
  expect(counted.toSorted(byKind)).toEqual(real.toSorted(byKind));
  expect(counted).toContainEqual({ kind: 'theme', number: 7 });
});

const byKind = (a: { kind: string }, b: { kind: string }) => a.kind.localeCompare(b.kind);
