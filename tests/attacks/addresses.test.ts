import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewSignature } from '#app/features/pages/preview/signature.ts';
import { MINUTE } from '#app/platform/clock.ts';
import { allPages } from '../support/all-pages.ts';
import { makeDocument, publish } from '../support/documents.ts';
import { makeMember, makeSession } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { requestTarget } from '../support/request-target.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

const SECRET = 'a secret for previews, as long as it has to be';
const DRAFT = 'Nog niet gepubliceerd';

describe('R40 the page cache and the router read one address', () => {
  let site: TestSite;
  let origin: string;
  beforeAll(async () => {
    site = await openTestSite({ PREVIEW_SECRET: SECRET }, { pages: await allPages() });
    origin = await site.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  /** Saves a draft as the CMS does. Gives its id, and the query of its signed address. */
  async function makeDraft() {
    const { id, kind, ...fields } = makeDocument('content-page', { title: DRAFT });
    const row = { id, kind, document: JSON.stringify({ id, kind, ...fields }), savedAt: site.clock.now() };
    await site.platform.db.insertInto('editorial.draft').values(row).execute();
    const until = site.clock.now().getTime() + MINUTE;
    return { id, query: `?tot=${until}&teken=${previewSignature({ id, until }, SECRET)}` };
  }

  it.each([
    '/voorbeeld/ID',
    '/voorbeeld/ID.data',
    '/Voorbeeld/ID',
    '/voorbeeld//ID',
    '/voorbeeld/ID/_.data',
    '/voorbeeld/ID/.data',
    '/voorbeeld/ID.data.data',
    '/x/../voorbeeld/ID',
    '/x/../voorbeeld/ID.data',
    '/x/%2e%2e/voorbeeld/ID',
    '/%2e/voorbeeld/ID',
    '/./voorbeeld/ID',
    '/%76oorbeeld/ID',
    '/voorbeeld%2fID',
    '/voorbeeld\\ID',
    '//voorbeeld/ID',
    '/x/..\\voorbeeld/ID',
    '/x#/../voorbeeld/ID',
  ])('a signed preview is never the answer to %s without its signature', async (spelling) => {
    const { id, query } = await makeDraft();
    const path = spelling.replace('ID', String(id));
    await requestTarget(origin, path + query);
    const { status, body } = await requestTarget(origin, path);
    expect([404, 301]).toContain(status);
    expect(body).not.toContain(DRAFT);
    expect(site.platform.pageCache.size).toBe(0);
  });

  it('a signed preview is the answer to its own address', async () => {
    const { id, query } = await makeDraft();
    for (const path of [`/voorbeeld/${id}`, `/voorbeeld/${id}.data`])
      expect((await requestTarget(origin, path + query)).body).toContain(DRAFT);
  });

  it('a page has the same answer from the cache in no other spelling', async () => {
    const page = makeDocument('content-page', { path: '/over-ons', title: 'Wie wij zijn' });
    await publish(site.platform, page);
    for (const _time of [1, 2]) expect((await requestTarget(origin, '/over-ons')).body).toContain('Wie wij zijn');
    for (const path of ['/x/../over-ons', '/%6fver-ons', '/over-ons#x', '/.//over-ons'])
      expect([path, (await requestTarget(origin, path)).status]).toEqual([path, 404]);
    for (const path of ['/Over-Ons', '/over-ons/', '/over-ons//'])
      expect((await requestTarget(origin, path)).headers.location).toBe('/over-ons');
  });

  it('an address of more than 2 kB is refused to pages and calls, with a text in Dutch', async () => {
    const long = 'a'.repeat(2048);
    for (const path of [`/${long}`, `/over-ons?${long}`]) {
      const { status, body } = await requestTarget(origin, path);
      expect([status, body.includes('<html lang="nl">'), body.includes('Dit adres is te lang.')]).toEqual([
        414,
        true,
        true,
      ]);
    }
    for (const path of [`/api/v1/groups/slug/${long}`, `/over-ons.data?${long}`]) {
      const { status, body } = await requestTarget(origin, path);
      expect([status, JSON.parse(body)]).toMatchObject([
        414,
        { error: 'uri_too_long', message: 'Dit adres is te lang.' },
      ]);
    }
  });
});

const LINKS_OF_MAILS = [
  '/delen/afmelden?token=x',
  '/e-mails/afmelden?token=x',
  '/email-bevestigen?token=x',
  '/email-wijzigen?token=x',
  '/inloggen/link?token=x',
  '/meldingen/x',
  '/nieuwsbrief/afmelden?token=x',
  '/nieuwsbrief/bevestigen?token=x',
  '/wachtwoord/opnieuw-instellen?token=x',
];
const AFTER_LINKS = [
  '/delen/afmelden?afgemeld=true',
  '/email-gewijzigd.data',
  '/email-gewijzigd-fout.data',
  '/inloggen?email-bevestigd=true',
  '/nieuwsbrief/afmelden?afgemeld=true',
  '/nieuwsbrief/bevestigen?aangemeld=true',
  '/verificatie-mail-fout.data',
];

it('R49 every page that reads the token of a link is among the links of mails', () => {
  const withToken = globSync('app/features/**/pages/**/*.tsx').filter((path) =>
    readFileSync(path, 'utf8').includes('removeTokenFromUrl'),
  );
  expect(withToken.map((path) => [path, /\bfromMail: /.test(readFileSync(path, 'utf8'))])).toEqual(
    withToken.map((path) => [path, true]),
  );
  expect(withToken).toHaveLength(LINKS_OF_MAILS.length - 1); // the code of a notice is no token
});

describe('R38 rendering is limited', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ LIMIT_PAGE: '3/3600', LIMIT_PAGE_OF_MEMBER: '6/3600' }, { pages: await allPages() });
  });
  afterAll(() => site.close());

  const get = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    site.server.inject({ url, remoteAddress, headers });

  it('to that of one network, whatever it asks, with a page in Dutch', async () => {
    const attacker = '198.51.100.7';
    const cookie = 'session=van-niemand';
    const statuses = [
      await get('/geen-pagina-1', attacker),
      await get('/geen-pagina-2.data', attacker),
      await get('/inloggen', attacker, { cookie }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 200]);
    for (const url of ['/geen-pagina-3', '/inloggen', '/inloggen.data', '/groepen?x=1']) {
      const refused = await get(url, attacker, { cookie });
      expect([url, refused.statusCode]).toEqual([url, 429]);
      expect(refused.body).toContain(url.endsWith('.data') ? '"too_many_requests"' : '<html lang="nl">');
      expect(refused.body).toMatch(/Je doet dit te vaak achter elkaar\. Probeer het over .{5,12} opnieuw\./);
    }
    const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const posted = {
      method: 'POST',
      url: '/inloggen',
      remoteAddress: attacker,
      headers: form,
      payload: 'Email=a',
    } as const;
    expect((await site.server.inject(posted)).statusCode).toBe(429);
    for (const url of ['/sitemap.xml', '/sitemaps/paginas.xml', '/blogs.rss', '/api/v1/groups/all'])
      expect([url, (await get(url, attacker)).statusCode]).toEqual([url, 429]);
    // R49: the links of mails, and the pages after their forms, have a limit of their own.
    for (const url of [...LINKS_OF_MAILS, ...AFTER_LINKS])
      expect([url, (await get(url, attacker)).statusCode]).not.toEqual([url, 429]);
    expect((await get('/inloggen', '203.0.113.5')).statusCode).toBe(200);
  });

  it('but not to what the page cache holds, nor to members who read', async () => {
    const origin = await site.server.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (path: string, headers = {}) => (await requestTarget(origin, path, { headers })).status;
    expect(await statusOf('/groepen')).toBe(200);
    for (const status of [404, 404, 429]) expect(await statusOf('/geen-pagina')).toBe(status);
    expect(await statusOf('/groepen')).toBe(200);
    const member = await makeSession(site.platform, (await makeMember(site.platform)).id);
    for (let time = 0; time < 5; time += 1)
      expect((await request(site, 'GET', '/groepen', { as: member })).statusCode).toBe(200);
  });

  it('to that of one member, on all devices together, whatever it asks, with words until when', async () => {
    const { id } = await makeMember(site.platform);
    const [phone, laptop] = [await makeSession(site.platform, id), await makeSession(site.platform, id)];
    for (const url of [
      '/groepen',
      '/groepen.data',
      '/blogs?page=2',
      '/groepen?x=1',
      '/geen-pagina',
      '/account/profiel',
    ])
      expect([url, (await request(site, 'GET', url, { as: phone })).statusCode]).not.toEqual([url, 429]);
    for (const url of ['/groepen', '/groepen.data', '/account/profiel', '/geen-pagina-2']) {
      const refused = await request(site, 'GET', url, { as: laptop });
      expect([url, refused.statusCode]).toEqual([url, 429]);
      expect(refused.body).toMatch(/Je doet dit te vaak achter elkaar\. Probeer het over .{5,12} opnieuw\./);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    }
    const other = await makeSession(site.platform, (await makeMember(site.platform)).id);
    expect((await request(site, 'GET', '/groepen', { as: other })).statusCode).toBe(200);
  });
});
