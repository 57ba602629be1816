import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { features as siteFeatures } from '#app/features.ts';
import { SECOND } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import type { Feature } from '#app/platform/features/define-feature.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { startWork } from '#app/platform/jobs/start-work.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { plantedFeature } from './feature.ts';

const features: readonly Feature[] = [...siteFeatures, plantedFeature];
const handle: PageHandle = { cache: { query: [] } };
const pages = onePage('deuren', { handle, loader: () => ({ doors: 1 }), default: () => null });

const site = setUpTestSite({}, { features, pages });
beforeAll(async () => {
  const { db } = site.platform;
  await sql`create table planted_door (id integer primary key, knocks integer not null)`.execute(db);
  await sql`create table planted_knock (door_id integer not null, at timestamptz not null)`.execute(db);
});

const listDoors = async () =>
  (await sql<{ id: number; knocks: number }>`select * from planted_door order by id`.execute(site.platform.db)).rows;
const countKnocks = async () =>
  (await sql<{ number: number }>`select count(*) as number from planted_knock`.execute(site.platform.db)).rows[0]
    ?.number;
const knock = async (remoteAddress = '192.0.2.1') =>
  (
    await site.server.inject({
      ...{ method: 'POST', url: '/api/v1/planted/1', remoteAddress },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  ).statusCode;

it('has its work run: at an interval, for its jobs, and for an event of another feature', async () => {
  await site.work();
  expect(await listDoors()).toEqual([{ id: 1, knocks: 0 }]);
  const page = makeDocument('content-page');
  await publish(site.platform, page);
  expect(await knock()).toBe(200);
  await site.work();
  expect(await listDoors()).toEqual([
    { id: 1, knocks: 1 },
    { id: page.id, knocks: 0 },
  ]);
});

it('has its work at an interval run by a worker', async () => {
  await sql`delete from planted_door where id = 1`.execute(site.platform.db);
  const work = plantedFeature.work ?? [];
  const stop = await startWork(site.platform, work);
  await expect.poll(async () => (await listDoors()).map(({ id }) => id)).toContain(1);
  await stop();
});

it('has its own rate limit applied', async () => {
  const address = '192.0.2.7';
  expect([await knock(address), await knock(address), await knock(address)]).toEqual([200, 200, 429]);
  expect(await knock('192.0.2.8')).toBe(200);
});

it('has its call described in the OpenAPI document', async () => {
  expect((await request(site, 'GET', '/api/openapi.json')).json().paths).toHaveProperty('/api/v1/planted/{door}');
});

it('has its page and its other route served', async () => {
  expect(JSON.parse((await request(site, 'GET', '/deuren')).body).loader).toEqual({ doors: 1 });
  expect((await request(site, 'GET', '/planted.txt')).body).toBe(`One of ${features.length} features`);
});

it('has its pages in the sitemap', async () => {
  const xml = async (path: string) => (await request(site, 'GET', path)).body;
  expect(await xml('/sitemap.xml')).toContain('/sitemaps/deuren.xml');
  expect(await xml('/sitemaps/deuren.xml')).toContain('/deuren/1<');
  expect(await xml('/sitemaps/paginas.xml')).toContain('/deuren<');
});

it('has its counters compared, and its expired rows deleted', async () => {
  const counters = plantedFeature.counters ?? [];
  await site.work(); // jobs that other tests enqueued
  await sql`truncate planted_door, planted_knock`.execute(site.platform.db);
  await site.work();
  await sql`update planted_door set knocks = 3`.execute(site.platform.db);
  expect(await listWrongCounters(site.platform.db, counters)).toContainEqual(
    expect.objectContaining({ counter: 'plantedDoor.knocks', stored: 3 }),
  );
  await knock('192.0.2.9');
  await site.work();
  await site.scheduledJobs();
  expect(await countKnocks()).toBe(1);
  site.clock.advance(2 * SECOND);
  await site.scheduledJobs();
  expect(await countKnocks()).toBe(0);
});

it('has drafts of its kinds saved, and of no other kind', async () => {
  const as = await makeSession(site.platform, (await makeMember(site.platform)).id);
  const save = async (kind: string) =>
    (await request(site, 'PUT', `/api/v1/drafts/${kind}/1`, { as, body: { Fields: { Note: 'Dag' } } })).statusCode;
  expect([await save('planted-note'), await save('planted-letter')]).toEqual([200, 404]);
});
