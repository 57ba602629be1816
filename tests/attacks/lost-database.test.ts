import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { readArticleScreen } from '#app/features/library/screens/article.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeDocument } from '../support/documents.ts';
import { makeConversation, makeGroup, makeMember, makeSession, type SessionMade } from '../support/factory.ts';
import { request } from '../support/request.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
let session: SessionMade;
let url: string;
beforeAll(async () => {
  site = await openTestSite();
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
  const group = await makeGroup(site.platform);
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: null });
  url = `/api/v1/conversations/${conversation.id}/reactions`;
});
afterAll(() => site.close());

it('R34 while the database is away the site says so and lives, and when it is back nothing is lost', async () => {
  const { pageCache } = site.platform;
  await pageCache.populate('/', async () => ({ value: page, topics: new Set<string>(), cacheable: true }));
  const kept = (await react('Bewaard')).json().Id;

  await takeAway();
  const answers = [
    await request(site, 'GET', url),
    await react('Komt niet aan'),
    await request(site, 'GET', '/readyz'),
    await request(site, 'POST', '/api/v1/login/login', { body: { Email: 'a@example.org', Password: 'zonnebloem7' } }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.json()).toEqual({
      error: 'unavailable',
      message: 'De site is even niet bereikbaar. Probeer het over een minuut opnieuw.',
      fields: {},
      requestId: expect.any(String),
    });
  }
  expect((await request(site, 'GET', '/healthz')).statusCode).toBe(200);
  // A page that may be out of date is worse than none (R30).
  await vi.waitFor(() => expect(pageCache.get('/')).toBeNull(), WITHIN);

  await giveBack();
  await vi.waitFor(async () => expect((await request(site, 'GET', '/readyz')).statusCode).toBe(200), WITHIN);
  expect(await reactions()).toEqual([kept]);
  const after = (await react('Gaat weer')).json().Id;
  expect(await reactions()).toEqual([kept, after]);
});

it('R34 connections that were cut one by one cost at most the requests that were under way', async () => {
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database()}'`);
  await vi.waitFor(async () => expect((await request(site, 'GET', url)).statusCode).toBe(200), WITHIN);
  expect((await react('Na de breuk')).statusCode).toBe(200);
});

it('R34 a connection that is cut between two statements of a transaction costs that transaction and no more', async () => {
  const cut = site.platform.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await administer(`select pg_terminate_backend(${rows[0]?.pid})`);
    await vi.waitFor(() => expect(sql`select 1`.execute(tx)).rejects.toThrow(), WITHIN);
    await sql`select 1`.execute(tx);
  });
  await expect(cut).rejects.toThrow();
  expect((await request(site, 'GET', url)).statusCode).toBe(200);
});

it('R34 a page of which every reading fails at once is one fault, heard by who asked for it', async () => {
  const document = makeDocument('medical-article', { blocks: [{ kind: 'group-teaser', id: 'a', group: 'een-groep' }] });
  const ctx = { platform: site.platform, viewer: null, page: new PageMetadata() } as unknown as RequestContext;
  await takeAway();
  // A failure that nobody heard would end the process, and with it this test.
  await expect(readArticleScreen(ctx, { document, refs: {} })).rejects.toThrow();
  await giveBack();
  await vi.waitFor(async () => expect((await request(site, 'GET', url)).statusCode).toBe(200), WITHIN);
});

const WITHIN = { timeout: 15_000, interval: 50 };

const encoded = { headers: [], body: Buffer.from('een pagina') };
const page = { status: 200, etag: '"1"', notModifiedHeaders: [], identity: encoded, gzip: encoded, br: encoded };

const react = (Body: string) => request(site, 'POST', url, { as: session, body: { Body } });

async function reactions(): Promise<number[]> {
  const { Reactions } = (await request(site, 'GET', url)).json();
  return Reactions.map(({ Reaction }: { Reaction: { Id: number } }) => Reaction.Id);
}

const database = () => new URL(site.platform.config.databaseUrl).pathname.slice(1);

async function takeAway(): Promise<void> {
  await administer(`alter database "${database()}" allow_connections false`);
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database()}'`);
}

const giveBack = () => administer(`alter database "${database()}" allow_connections true`);

/** Runs a statement from another database of the same server. */
async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('database').url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
