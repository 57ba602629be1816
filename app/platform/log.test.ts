import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { openSite } from '#app/site.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { openLog } from './log.ts';

const lines: string[] = [];
let site: TestSite;
let server: FastifyInstance;
let session: SessionMade;
let reactions: string;
beforeAll(async () => {
  site = await openTestSite();
  const log = openLog('trace', 'web', { write: (line) => void lines.push(line) });
  server = await openSite({ ...site.platform, log }, { features });
  const { platform } = site;
  session = await makeSession(platform, (await makeMember(platform)).id);
  const group = await makeGroup(platform);
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: null });
  reactions = `/api/v1/conversations/${conversation.id}/reactions`;
});
afterAll(async () => {
  await server.close();
  await site.close();
});

it('R16 an unexpected error is logged with its stack, and without the text of the member', async () => {
  await sql`alter table reaction add constraint refuses_all check (body = '') not valid`.execute(site.platform.db);
  const body = 'Mijn nier wordt afgestoten';
  const response = await post(`${reactions}?symptoom=jeuk`, { Body: body });
  await sql`alter table reaction drop constraint refuses_all`.execute(site.platform.db);
  expect(response.statusCode).toBe(500);

  const [logged = ''] = lines.filter((line) => line.includes(response.json().requestId));
  expect(JSON.parse(logged)).toMatchObject({
    msg: 'unforeseen error',
    err: { code: '23514', message: expect.stringContaining('refuses_all'), stack: expect.stringMatching(/\n +at /) },
  });
  expect(logged).not.toMatch(/afgestoten|jeuk/);
});

it('R16 no query, path or body of a request is logged', async () => {
  const body = { Email: 'geheim@example.org', Password: 'geheim-woord-1', Username: 'geheime_naam' };
  await post('/api/v1/login/login?zoek=geheim-query', body);
  await post('/api/v1/Registration/Register', body);
  await post('/api/v1/Registration/ConfirmEmail', { Token: 'geheim-bewijs', Password: 'geheim-woord-1' });
  await server.inject('/api/v1/groups/all?behandeling=geheim-query');
  await server.inject('/geheim-pad?behandeling=geheim-query');
  await server.inject(`/%zz?behandeling=geheim-query`);
  expect(lines.filter((line) => /geheim/i.test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes(session.cookie.slice('session='.length)))).toEqual([]);
});

it('R16 secrets that are passed to the log by mistake are redacted', () => {
  const output: string[] = [];
  const log = openLog('info', 'worker', { write: (line) => void output.push(line) });
  log.info({ email: 'a@example.org', member: { email: 'a@example.org', password: 'x1', token: 'x1' } }, 'iets');
  expect(output.join()).toContain('"process":"worker"');
  expect(output.join()).not.toMatch(/example|x1/);
});

it('R16 an error is logged without the addresses in its words', () => {
  const output: string[] = [];
  const log = openLog('info', 'worker', { write: (line) => void output.push(line) });
  const cause = new Error('550 5.1.1 <anna@example.org>: Recipient address rejected');
  log.error({ err: new Error('No mail to bob@example.org', { cause }) }, 'a mail failed');
  log.error({ err: 'carla@example.org is unknown' }, 'a mail failed');
  expect(output.join()).toContain('Recipient address rejected');
  expect(output.join()).not.toMatch(/anna|bob|carla|@example/);
});

const post = (url: string, payload: object) =>
  server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', cookie: session.cookie, 'x-xsrf-token': session.antiforgery },
  });
