import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';
const passwordHash = await hashPassword(PASSWORD);

const site = setUpTestSite();
let member: MemberMade;
let here: SessionMade;
beforeEach(async () => {
  member = await makeMember(site.platform, { passwordHash });
  here = await makeSession(site.platform, member.id);
});

type TestResponse = Awaited<ReturnType<typeof request>>;

const timeLeft = async (as: SessionMade) => (await request(site, 'GET', '/api/v1/sessions/current', { as })).json();
const list = async (as: SessionMade) => (await request(site, 'GET', '/api/v1/sessions', { as })).json();
const isOpen = async (as: SessionMade) =>
  (await request(site, 'GET', '/api/v1/sessions/current', { as })).statusCode === 200;

it('R8 logging in again ends the previous session of the browser, and no other', async () => {
  const elsewhere = await makeSession(site.platform, member.id);
  const body = { Email: member.email, Password: PASSWORD, Indefinite: false };
  expect((await request(site, 'POST', '/api/v1/login/login', { as: here, body })).statusCode).toBe(200);
  expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([false, true]);
});

it('R30 logging out sets the logged-out cookie; a session that times out does not', async () => {
  const loggedOutCookie = (response: TestResponse) => response.cookies.find(({ name }) => name === 'logged-out')?.value;
  expect(loggedOutCookie(await request(site, 'POST', '/api/v1/User/Logout', { as: here }))).toBe('1');
  const again = await makeSession(site.platform, member.id);
  site.clock.advance(5 * HOUR);
  const ended = await request(site, 'GET', '/api/v1/sessions', { as: again });
  expect([ended.statusCode, loggedOutCookie(ended)]).toEqual([401, undefined]);
  const [last, other] = [await makeSession(site.platform, member.id), await makeSession(site.platform, member.id)];
  const idOf = async (as: SessionMade) => (await list(as)).find(({ Current }: { Current: boolean }) => Current).Id;
  const end = async (which: SessionMade) =>
    request(site, 'DELETE', `/api/v1/sessions/${await idOf(which)}`, { as: last });
  expect(loggedOutCookie(await end(other))).toBeUndefined();
  expect(loggedOutCookie(await end(last))).toBe('1');
});

describe('R8 inactivity', () => {
  it('is measured by the server; asking for the time left is not activity', async () => {
    expect(await timeLeft(here)).toEqual({ SecondsLeft: 4 * 3600 });
    site.clock.advance(3 * HOUR + 55 * MINUTE);
    expect(await timeLeft(here)).toEqual({ SecondsLeft: 5 * 60 });
    expect(await timeLeft(here)).toEqual({ SecondsLeft: 5 * 60 });
    site.clock.advance(5 * MINUTE);
    expect(await isOpen(here)).toBe(false);
  });

  it('starts again when the member chooses to stay', async () => {
    site.clock.advance(3 * HOUR + 55 * MINUTE);
    const stayed = await request(site, 'POST', '/api/v1/sessions/current', { as: here });
    expect(stayed.json()).toEqual({ SecondsLeft: 4 * 3600 });
    site.clock.advance(3 * HOUR);
    expect(await timeLeft(here)).toEqual({ SecondsLeft: 3600 });
  });

  it('starts again when a draft is saved, not with background calls', async () => {
    const backgroundCalls = [
      '/api/v1/CustomUser',
      '/api/v1/antiforgery',
      '/api/v1/sessions/current',
      '/api/v1/drafts/reaction/1',
    ];
    site.clock.advance(HOUR);
    for (const path of backgroundCalls) await request(site, 'GET', path, { as: here });
    expect(await timeLeft(here)).toEqual({ SecondsLeft: 3 * 3600 });
    await request(site, 'PUT', '/api/v1/drafts/reaction/1', { as: here, body: { Fields: { Body: 'Ik typ' } } });
    expect(await timeLeft(here)).toEqual({ SecondsLeft: 4 * 3600 });
  });

  it('ends the session after the time of the setting', async () => {
    const other = await openTestSite({ SESSION_IDLE_MINUTES: '10' });
    const session = await makeSession(other.platform, (await makeMember(other.platform)).id);
    const check = () => request(other, 'GET', '/api/v1/sessions/current', { as: session });
    expect((await check()).json()).toEqual({ SecondsLeft: 600 });
    other.clock.advance(10 * MINUTE);
    expect((await check()).statusCode).toBe(401);
    await other.close();
  });
});

describe('R8 the member sees and can end their sessions', () => {
  it('with device names, the current one first, then by last use; without token, hash or IP address', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const body = { Email: member.email, Password: PASSWORD };
    await request(site, 'POST', '/api/v1/login/login', { body, headers });
    site.clock.advance(MINUTE);
    await makeSession(site.platform, member.id, { device: 'Safari op een iPhone' });
    const sessions = await list(here);
    expect(sessions.map(({ Device, Current }: { Device: string; Current: boolean }) => [Device, Current])).toEqual([
      ['Onbekend apparaat', true],
      ['Safari op een iPhone', false],
      ['Firefox op Linux', false],
    ]);
    const rows = await site.platform.db.selectFrom('session').selectAll().where('memberId', '=', member.id).execute();
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Gecko|127\.0\.0\.1/);
    for (const { tokenHash } of rows) {
      for (const coding of ['hex', 'base64', 'base64url'] as const)
        expect(JSON.stringify(sessions)).not.toContain(tokenHash.toString(coding));
    }
  });

  it('without those that have ended', async () => {
    await makeSession(site.platform, member.id);
    site.clock.advance(2 * HOUR);
    await request(site, 'POST', '/api/v1/sessions/current', { as: here });
    site.clock.advance(3 * HOUR);
    expect(await list(here)).toHaveLength(1);
  });

  it('ending one ends it at once, and no other', async () => {
    const [there, third] = [await makeSession(site.platform, member.id), await makeSession(site.platform, member.id)];
    const { Id } = (await list(there)).find(({ Current }: { Current: boolean }) => Current);
    expect((await request(site, 'DELETE', `/api/v1/sessions/${Id}`, { as: here })).statusCode).toBe(200);
    expect([await isOpen(here), await isOpen(there), await isOpen(third)]).toEqual([true, false, true]);
    expect((await request(site, 'DELETE', `/api/v1/sessions/${Id}`, { as: here })).statusCode).toBe(404);
  });

  it('ending the current one also removes its cookie', async () => {
    const [{ Id }] = await list(here);
    const response = await request(site, 'DELETE', `/api/v1/sessions/${Id}`, { as: here });
    expect(response.cookies).toContainEqual(expect.objectContaining({ name: 'session', value: '', maxAge: 0 }));
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect(await isOpen(here)).toBe(false);
  });

  it("ending all others ends all but the current one, and nobody else's (R5)", async () => {
    const there = await makeSession(site.platform, member.id);
    const stranger = await makeSession(site.platform, (await makeMember(site.platform)).id);
    expect((await request(site, 'DELETE', '/api/v1/sessions', { as: here })).statusCode).toBe(200);
    expect([await isOpen(here), await isOpen(there), await isOpen(stranger)]).toEqual([true, false, true]);
  });

  it('but cannot end a session of another member (R5)', async () => {
    const stranger = await makeSession(site.platform, (await makeMember(site.platform)).id);
    const [{ Id }] = await list(stranger);
    expect((await request(site, 'DELETE', `/api/v1/sessions/${Id}`, { as: here })).statusCode).toBe(404);
    expect(await isOpen(stranger)).toBe(true);
  });
});
