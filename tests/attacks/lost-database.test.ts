import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, expect, inject, it } from 'vitest';
import { readArticleScreen } from '#app/features/library/screens/read-article-screen.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeDocument } from '../support/documents.ts';
import { makeConversation, makeGroup } from '../support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';
import { waitFor } from '../support/wait-for.ts';

const site = setUpTestSite();
let session: SessionMade;
let url: string;
beforeAll(async () => {
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
  const group = await makeGroup(site.platform);
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: null });
  url = `/api/v1/conversations/${conversation.id}/reactions`;
});

it('R34 while the database is unavailable the site responds with 503, and afterwards nothing is lost', async () => {
  const { pageCache } = site.platform;
  await pageCache.populate('/', async () => ({ value: page, topics: new Set<string>(), cacheable: true }));
  const before = (await react('Bewaard')).json().Id;

  await closeDatabase();
  const responses = [
    await request(site, 'GET', url),
    await react('Komt niet aan'),
    await request(site, 'GET', '/readyz'),
    await request(site, 'POST', '/api/v1/login/login', { body: { Email: 'a@example.org', Password: 'zonnebloem7' } }),
  ];
  for (const response of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.json()).toEqual({
      error: 'unavailable',
      message: 'De site is even niet bereikbaar. Probeer het over een minuut opnieuw.',
      fields: {},
      requestId: expect.any(String),
    });
  }
  expect((await request(site, 'GET', '/healthz')).statusCode).toBe(200);
  // The cache is cleared, because its pages may be outdated (R30).
  await waitFor(() => expect(pageCache.get('/')).toBeNull());

  await openDatabase();
  await waitFor(async () => expect((await request(site, 'GET', '/readyz')).statusCode).toBe(200));
  expect(await reactions()).toEqual([before]);
  const after = (await react('Gaat weer')).json().Id;
  expect(await reactions()).toEqual([before, after]);
});

it('R34 after the loss of all connections new requests succeed', async () => {
  await runOnServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database()}'`);
  await waitFor(async () => expect((await request(site, 'GET', url)).statusCode).toBe(200));
  expect((await react('Na de breuk')).statusCode).toBe(200);
});

it('R34 the loss of a connection in a transaction fails that transaction only', async () => {
  const interrupted = site.platform.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await runOnServer(`select pg_terminate_backend(${rows[0]?.pid})`);
    await waitFor(() => expect(sql`select 1`.execute(tx)).rejects.toThrow());
    await sql`select 1`.execute(tx);
  });
  await expect(interrupted).rejects.toThrow();
  expect((await request(site, 'GET', url)).statusCode).toBe(200);
});

it('R34 a page of which several concurrent queries fail rejects once, without unhandled rejections', async () => {
  const document = makeDocument('medical-article', { blocks: [{ kind: 'group-teaser', id: 'a', group: 'een-groep' }] });
  const ctx = { platform: site.platform, viewer: null, page: new PageMetadata() } as unknown as RequestContext;
  await closeDatabase();
  // An unhandled rejection would end the process, and with it this test.
  await expect(readArticleScreen(ctx, { document, refs: {} })).rejects.toThrow();
  await openDatabase();
  await waitFor(async () => expect((await request(site, 'GET', url)).statusCode).toBe(200));
});

const encoded = { headers: [], body: Buffer.from('een pagina') };
const page = { status: 200, etag: '"1"', notModifiedHeaders: [], identity: encoded, gzip: encoded, br: encoded };

const react = (Body: string) => request(site, 'POST', url, { as: session, body: { Body } });

async function reactions(): Promise<number[]> {
  const { Reactions } = (await request(site, 'GET', url)).json();
  return Reactions.map(({ Reaction }: { Reaction: { Id: number } }) => Reaction.Id);
}

const database = () => new URL(site.platform.config.databaseUrl).pathname.slice(1);

async function closeDatabase(): Promise<void> {
  await runOnServer(`alter database "${database()}" allow_connections false`);
  await runOnServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database()}'`);
}

const openDatabase = () => runOnServer(`alter database "${database()}" allow_connections true`);

/** Runs a statement from another database of the same server. */
async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('database').url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
