import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { features } from '#app/features.ts';
import { MINUTE } from '#app/platform/clock.ts';
import { write } from '#app/platform/database/write.ts';
import type { LiveTopic } from '#app/platform/live/topics.ts';
import { openPlatform } from '#app/platform/open-platform.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import { openSite } from '#app/site.ts';
import { makeContact } from '../support/factory/contacts.ts';
import { makeMember, makePerson, makeSession, type SessionMade } from '../support/factory/members.ts';
import { type OpenStream, openStream } from '../support/open-stream.ts';
import { request } from '../support/request.ts';
import { requestTarget } from '../support/request-target.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';
import { waitFor } from '../support/wait-for.ts';

const PER_MEMBER = 5;

/** Two processes on one database: members listen at `other`, and `site` writes. */
let site: TestSite;
let other: { platform: Platform; server: TestSite['server']; origin: string };
beforeAll(async () => {
  site = await openTestSite({ LIVE_STREAMS: '200', LIVE_STREAMS_PER_MEMBER: String(PER_MEMBER) });
  const platform = await openPlatform(site.platform.config, { process: 'web', features, clock: site.clock });
  const server = await openSite(platform, { features });
  await server.listen({ port: 0, host: '127.0.0.1' });
  other = { platform, server, origin: originOf(server) };
  await waitUntilListening();
});
afterAll(async () => {
  await other.server.close();
  await other.platform.close();
  await site.close();
});

const originOf = ({ server }: TestSite['server']) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const opened: OpenStream[] = [];
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  await waitFor(() => expect(other.platform.live.size).toBe(0));
});

async function open(as: SessionMade | null, origin = other.origin): Promise<OpenStream> {
  const stream = await openStream(origin, as);
  if (stream.status === 200) opened.push(stream);
  return stream;
}

const makeListener = () => makePerson(site.platform);

const change = (memberId: number, ...topics: LiveTopic[]) =>
  write(site.platform, async ({ signalOpenPages }) => {
    for (const topic of topics) signalOpenPages(memberId, topic);
  });

const received = (stream: OpenStream, topics: LiveTopic[]) => waitFor(() => expect(stream.topics()).toEqual(topics));

/** Waits until the other process hears what this one sends. */
async function waitUntilListening(): Promise<void> {
  const { id, as: session } = await makeListener();
  const stream = await open(session);
  await waitFor(async () => {
    await change(id, 'messages');
    expect(stream.topics()).toContain('messages');
  });
  stream.close();
}

describe('an event stream', () => {
  it('tells what changed for its member, written by any process, and tells nobody else', async () => {
    const [anna, bert] = [await makeListener(), await makeListener()];
    const [phone, laptop, others] = [await open(anna.as), await open(anna.as), await open(bert.as)];
    await change(anna.id, 'messages', 'messages');
    await change(bert.id, 'notifications');
    await received(phone, ['messages']);
    await received(laptop, ['messages']);
    await received(others, ['notifications']);
    expect(phone.text()).toMatch(/^retry: \d{4}\n\ndata: messages\n\n$/);
  });

  it('tells a member within a second that moderators keep them from writing, and that they do so no more', async () => {
    const { id, as: session } = await makeListener();
    const moderator = await makeMember(site.platform, { roles: ['moderator'] });
    const by = await makeSession(site.platform, moderator.id);
    const stream = await open(session);
    const { id: caseId } = await site.platform.db
      .insertInto('moderationCase')
      .values({ kind: 'profile', subjectId: id, authorId: id, openedAt: site.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const path = `/api/v1/moderation/members/${id}/decisions` as const;
    const unread = async () =>
      (await request(site, 'GET', '/api/v1/CustomUser/unread', { as: session })).json().Pause as string | null;
    expect(await unread()).toBeNull();
    const body = { Case: String(caseId), Measure: 'paused', Days: 3, Rule: 'respect', Facts: '' };
    expect((await request(site, 'POST', path, { as: by, body })).statusCode).toBe(200);
    await waitFor(() => expect(stream.topics()).toContain('pause'));
    const { code, id: decisionId } = await site.platform.db
      .selectFrom('decision')
      .select(['id', 'code'])
      .where('memberId', '=', id)
      .executeTakeFirstOrThrow();
    expect(await unread()).toBe(code);
    const back = await request(site, 'POST', `${path}/${decisionId}/take-back`, { as: by, body: {} });
    expect(back.statusCode).toBe(200);
    const told = () => stream.topics().filter((topic) => topic === 'pause').length;
    await waitFor(() => expect(told()).toBe(2));
    expect(await unread()).toBeNull();
  });

  it('tells nothing of a write that was rolled back', async () => {
    const { id, as: session } = await makeListener();
    const stream = await open(session);
    const refused = write(site.platform, async ({ signalOpenPages }) => {
      signalOpenPages(id, 'messages');
      throw new Error('toch niet');
    });
    await expect(refused).rejects.toThrow('toch niet');
    await change(id, 'notifications');
    await received(stream, ['notifications']);
  });

  it('is neither stored, compressed nor buffered, and may be framed by nobody', async () => {
    const { headers } = await open((await makeListener()).as);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('tells who had contact with a member that the account was deleted', async () => {
    const listener = await makeListener();
    const passwordHash = await hashPassword('zonnebloem7');
    const { id } = await makeMember(site.platform, { passwordHash });
    await makeContact(site.platform, { creatorId: listener.id, otherId: id, state: 'accepted' });
    const stream = await open(listener.as);
    const body = { Password: 'zonnebloem7' };
    const as = await makeSession(site.platform, id);
    expect((await request(site, 'POST', '/api/v1/delete-user', { as, body })).statusCode).toBe(200);
    await received(stream, ['messages']);
  });

  it.each([
    ['nothing was between them', null, []],
    ['they asked', 'requested', ['messages']],
    ['they asked and were refused', 'denied', ['messages']],
    ['they were contacts', 'accepted', ['messages']],
  ] as const)('tells whom somebody blocks what changes for them, when %s', async (_, state, told) => {
    const [blocked, blocker] = [await makeListener(), await makeListener()];
    if (state) await makeContact(site.platform, { creatorId: blocked.id, otherId: blocker.id, state });
    const stream = await open(blocked.as);
    const answer = await request(site, 'POST', `/api/v1/blocks/${blocked.id}`, { as: blocker.as });
    expect(answer.statusCode).toBe(200);
    await change(blocked.id, 'pause');
    await received(stream, [...told, 'pause']);
  });

  it('of 200 members tells each what is theirs', async () => {
    const members = await Promise.all(Array.from({ length: 200 }, makeListener));
    const streams = await Promise.all(members.map(({ as: session }) => open(session)));
    await write(site.platform, async ({ signalOpenPages }) => {
      for (const { id } of members.slice(0, 150)) signalOpenPages(id, 'messages');
    });
    for (const stream of streams.slice(0, 150)) await received(stream, ['messages']);
    expect(streams.slice(150).flatMap((stream) => stream.topics())).toEqual([]);
  });

  it('tells that anything may have changed after the connection to the database was lost', async () => {
    const { id, as: session } = await makeListener();
    const stream = await open(session);
    const database = new URL(site.platform.config.databaseUrl).pathname.slice(1);
    const client = new Client({ connectionString: inject('database').url });
    await client.connect();
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'listen'`,
      [database],
    );
    await client.end();
    expect(rowCount).toBe(2);
    await received(stream, ['messages', 'notifications', 'pause']);
    await change(id, 'messages');
    await received(stream, ['messages', 'notifications', 'pause', 'messages']);
  });
});

describe('an event stream is refused', () => {
  it('to a visitor, and to other methods', async () => {
    expect((await open(null)).status).toBe(401);
    expect((await open({ cookie: 'session=onzin', antiforgery: '' })).status).toBe(401);
    const { as: session } = await makeListener();
    const head = await requestTarget(other.origin, '/api/v1/events', {
      method: 'HEAD',
      headers: { cookie: session.cookie },
    });
    expect(head.status).toBe(404);
    expect((await request(site, 'POST', '/api/v1/events', { as: session })).statusCode).toBe(404);
  });

  it('to a member who has as many as allowed, until one of them closes', async () => {
    const { as: session } = await makeListener();
    const streams = await Promise.all(Array.from({ length: PER_MEMBER }, () => open(session)));
    const refused = await requestTarget(other.origin, '/api/v1/events', { headers: { cookie: session.cookie } });
    expect([refused.status, JSON.parse(refused.body).error]).toEqual([429, 'too_many_requests']);
    streams[0]?.close();
    await waitFor(async () => expect((await open(session)).status).toBe(200));
  });

  it('while the process has as many as allowed; its other requests are served', async () => {
    const members = await Promise.all(Array.from({ length: 40 }, makeListener));
    const sessions = members.flatMap(({ as: session }) => Array<SessionMade>(PER_MEMBER).fill(session));
    expect((await Promise.all(sessions.map((session) => open(session)))).map(({ status }) => status)).toEqual(
      sessions.map(() => 200),
    );
    const { as: session } = await makeListener();
    expect((await open(session)).status).toBe(503);
    const user = await requestTarget(other.origin, '/api/v1/CustomUser', { headers: { cookie: session.cookie } });
    expect(user.status).toBe(200);
  });
});

describe('R8 an event stream and its session', () => {
  const timeLeft = async (as: SessionMade) =>
    (await request(site, 'GET', '/api/v1/sessions/current', { as })).json().SecondsLeft;

  it('is no activity', async () => {
    const { id, as: session } = await makeListener();
    site.clock.advance(60 * MINUTE);
    const stream = await open(session);
    await change(id, 'messages');
    await received(stream, ['messages']);
    other.platform.live.beat();
    await waitFor(() => expect(stream.text()).toMatch(/\n:\n\n$/));
    expect(await timeLeft(session)).toBe(3 * 3600);
  });

  it('end together: by logging out, elsewhere or by time', async () => {
    const { id, as: session } = await makeListener();
    const [first, second] = [await makeSession(site.platform, id), await makeSession(site.platform, id)];
    const [stays, loggedOut, ended] = [await open(session), await open(first), await open(second)];
    await request(site, 'POST', '/api/v1/User/Logout', { as: first });
    await loggedOut.ended;
    await request(site, 'DELETE', '/api/v1/sessions', { as: session });
    await other.platform.live.closeEnded(); // as it does every five seconds
    await ended.ended;
    site.clock.advance(239 * MINUTE);
    await change(id, 'messages');
    await received(stays, ['messages']);
    site.clock.advance(MINUTE);
    await other.platform.live.closeEnded();
    await stays.ended;
    expect([loggedOut.topics(), ended.topics()]).toEqual([[], []]);
  });

  it('the stream of an ended session gets nothing, also before it is closed', async () => {
    const { id, as: session } = await makeListener();
    const streams = [await open(session), await open(await makeSession(site.platform, id))];
    await request(site, 'DELETE', '/api/v1/sessions', { as: session });
    await change(id, 'messages');
    await received(streams[0] as OpenStream, ['messages']);
    await streams[1]?.ended;
    expect(streams[1]?.topics()).toEqual([]);
  });
});

it('R33 a stream that nobody reads is ended: at the second heartbeat, or when too much waits', async () => {
  const { live } = site.platform;
  const { id } = await makeListener();
  const { id: sessionId } = await site.platform.db
    .selectFrom('session')
    .select('id')
    .where('memberId', '=', id)
    .executeTakeFirstOrThrow();
  const makeUnread = () => {
    const response = new Writable({ write: () => undefined, highWaterMark: 1 }) as ServerResponse;
    live.add({ memberId: id, sessionId }, response);
    return response;
  };
  const unread = makeUnread();
  live.beat();
  expect(unread.destroyed).toBe(false);
  live.beat();
  expect(unread.destroyed).toBe(true);
  const flooded = makeUnread();
  flooded.write('x'.repeat(70_000));
  await change(id, 'messages');
  await waitFor(() => expect(flooded.destroyed).toBe(true));
  await waitFor(() => expect(live.size).toBe(0));
});

it('ends when the site closes, and keeps it from nothing', async () => {
  const closing = await openTestSite();
  await closing.server.listen({ port: 0, host: '127.0.0.1' });
  const session = await makeSession(closing.platform, (await makeMember(closing.platform)).id);
  const stream = await openStream(originOf(closing.server), session);
  await closing.close();
  await stream.ended;
  expect(stream.text()).toMatch(/^retry: \d{4}\n\n$/);
});

it('a client that left before its session was found takes no place', async () => {
  const { id, as: session } = await makeListener();
  const row = await other.platform.db.selectFrom('session').select('id').where('memberId', '=', id).executeTakeFirst();
  const { promise: gone, resolve: leave } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => {
    response.once('close', () => leave(response));
    socket.resetAndDestroy();
  }).listen(0);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(other.platform.live.add({ memberId: id, sessionId: row?.id ?? 0 }, await gone)).toBe(false);
  expect(other.platform.live.size).toBe(0);
  expect((await open(session)).status).toBe(200);
  server.close();
});

it('a client that leaves without a word frees its place', async () => {
  const { as: session } = await makeListener();
  const socket = connect(Number(new URL(other.origin).port), '127.0.0.1');
  socket.write(`GET /api/v1/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${session.cookie}\r\n\r\n`);
  await waitFor(() => expect(other.platform.live.size).toBe(1));
  socket.resetAndDestroy();
  await waitFor(() => expect(other.platform.live.size).toBe(0));
});
