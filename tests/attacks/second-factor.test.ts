import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { allPages } from '../support/all-pages.ts';
import { codeOf } from '../support/app-codes.ts';
import {
  addPasskey,
  askChallenge,
  confirmSessions,
  makePasskey,
  makeSecondFactor,
  ownSite,
  RECOVERY_CODE,
} from '../support/factory/keys.ts';
import {
  type MemberMade,
  makeLoginLink,
  makeMember,
  makeSession,
  type SessionMade,
} from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';
const passwordHash = await hashPassword(PASSWORD);

type TestResponse = Awaited<ReturnType<typeof request>>;

const cookieOf = (response: TestResponse, name: string) => {
  const value = response.cookies.find((cookie) => cookie.name === name)?.value;
  return value ? `${name}=${value}` : '';
};

describe('a login with a second factor', () => {
  const site = setUpTestSite({ LIMIT_SECOND_FACTOR_CODE: '10/3600' });
  let member: MemberMade;
  let secret: Buffer;
  beforeEach(async () => {
    member = await makeMember(site.platform, { passwordHash });
    secret = await makeSecondFactor(site.platform, member.id);
  });

  const logIn = () =>
    request(site, 'POST', '/api/v1/login/login', { body: { Email: member.email, Password: PASSWORD } });
  const sendCode = (Code: string, cookie: string) =>
    request(site, 'POST', '/api/v1/login/code', { body: { Code }, headers: { cookie } });
  const waiting = async () => cookieOf(await logIn(), 'pending-login');
  const code = () => codeOf(secret, site.clock.now());
  const wrong = () => String((Number(code()) + 1) % 1_000_000).padStart(6, '0');

  it('gives no session for the password or the link of a mail alone', async () => {
    const Token = await makeLoginLink(site.platform, member.id);
    const byLink = await request(site, 'POST', '/api/v1/login/link', { body: { Token } });
    for (const response of [await logIn(), byLink]) {
      expect([response.statusCode, cookieOf(response, 'session')]).toEqual([204, '']);
      const cookie = cookieOf(response, 'pending-login');
      expect((await request(site, 'GET', '/api/v1/CustomUser', { headers: { cookie } })).statusCode).toBe(403);
    }
  });

  it('starts a session with a code of the app, which counts once', async () => {
    const [first, second] = [await waiting(), await waiting()];
    const used = code();
    const response = await sendCode(used, first);
    expect([response.statusCode, cookieOf(response, 'session')]).toEqual([200, expect.stringContaining('session=')]);
    expect((await sendCode(used, second)).json().fields).toEqual({
      Code: 'Deze code klopt niet. Kijk of je de nieuwste code hebt.',
    });
    site.clock.advance(30 * SECOND);
    expect((await sendCode(code(), second)).statusCode).toBe(200);
    expect((await sendCode(code(), second)).json().error).toBe('login_expired');
  });

  it('starts one session with a recovery code, however it is written, and tells it by mail', async () => {
    const cookies = [await waiting(), await waiting(), await waiting()];
    const answers = await Promise.all(cookies.map((cookie) => sendCode('K7MD-2PQX 9rtf', cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    const [mail] = await site.mailsTo(member.email);
    expect(mail?.subject).toBe('Er is een herstelcode van je account van Niergenoten gebruikt');
    expect(mail?.text).not.toContain('k7md');
  });

  it('R49 can be guessed ten times an hour for each member, by whichever login', async () => {
    for (let time = 0; time < 10; time += 1) expect((await sendCode(wrong(), await waiting())).statusCode).toBe(401);
    const refused = await sendCode(code(), await waiting());
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringMatching(/^Je doet dit te vaak achter elkaar\. Probeer het over .* opnieuw\.$/),
    ]);
  });

  it('waits ten minutes, in its own browser, and not after another password', async () => {
    const [late, other, changed] = [await waiting(), await waiting(), await waiting()];
    expect((await sendCode(code(), '')).json().error).toBe('login_expired');
    expect((await sendCode(code(), `${other}x`)).json().error).toBe('login_expired');
    site.clock.advance(10 * MINUTE);
    expect((await sendCode(code(), late)).json().error).toBe('login_expired');
    await site.platform.db.updateTable('member').set({ passwordHash: 'x' }).where('id', '=', member.id).execute();
    expect((await sendCode(code(), changed)).statusCode).toBe(401);
  });

  it('ends the other sessions when it is turned on, and is told by mail', async () => {
    const other = await makeMember(site.platform, { passwordHash });
    const [here, elsewhere] = [await makeSession(site.platform, other.id), await makeSession(site.platform, other.id)];
    await addPasskey(site, { id: other.id, as: here });
    const response = await request(site, 'POST', '/api/v1/second-factor/passkey', { as: here });
    expect(new Set(response.json().RecoveryCodes).size).toBe(10);
    const stored = await site.platform.db.selectFrom('recoveryCode').selectAll().execute();
    for (const shown of response.json().RecoveryCodes) expect(JSON.stringify(stored)).not.toContain(shown);
    const isOpen = async (as: SessionMade) => (await request(site, 'GET', '/api/v1/antiforgery', { as })).statusCode;
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([200, 401]);
    expect((await site.mailsTo(other.email)).map(({ subject }) => subject)).toContain(
      'De tweede stap bij het inloggen bij Niergenoten staat aan',
    );
    const [passkey] = (await request(site, 'GET', '/api/v1/passkeys', { as: here })).json();
    const remove = await request(site, 'DELETE', `/api/v1/passkeys/${passkey.Id}`, { as: here });
    expect(remove.json().error).toBe('last_key');
  });
});

describe('a role that requires a second factor', () => {
  const required = 'moderator,professional,administrator';
  const site = setUpTestSite({ SECOND_FACTOR_REQUIRED: required }, { pages: allPages() });
  const roles: Role[] = ['moderator', 'professional', 'administrator'];

  /** Calls, pages and files that are for one of these roles. */
  const STAFF = [
    ['GET', '/api/v1/moderation/cases'],
    ['GET', '/api/v1/moderation/members'],
    ['GET', '/moderatie'],
    ['GET', '/moderatie/leden'],
    ['GET', '/dietist'],
    ['GET', '/dietist/namen'],
    ['GET', '/moderatie.data'],
  ] as const;

  const statuses = (as: SessionMade) =>
    Promise.all(STAFF.map(async ([method, path]) => (await request(site, method, path, { as })).statusCode));
  const isModerator = async (as: SessionMade) =>
    (await request(site, 'GET', '/api/v1/CustomUser', { as })).json().IsModerator;

  async function staff() {
    const member = await makeMember(site.platform, { roles, passwordHash });
    return { member, session: await makeSession(site.platform, member.id) };
  }

  it('is not held by a session without one, in no call, page, form or draft', async () => {
    const participant = await makeMember(site.platform);
    const { session } = await staff();
    expect(await statuses(session)).toEqual(await statuses(await makeSession(site.platform, participant.id)));
    expect(await isModerator(session)).toBe(false);
    const draft = await request(site, 'PUT', '/api/v1/drafts/answer/1', {
      as: session,
      body: { Fields: { Body: 'x' } },
    });
    expect(draft.statusCode).not.toBe(500);
    expect(await site.platform.db.selectFrom('draft').select('kind').where('kind', '=', 'answer').execute()).toEqual(
      [],
    );
    const page = await request(site, 'GET', '/account/inloggen', { as: session });
    expect(page.body).toContain('Voor je werk op de site heb je een tweede stap nodig bij het inloggen.');
  });

  it('is held as soon as its member made a passkey, and after each login with it', async () => {
    const { member, session } = await staff();
    const device = await addPasskey(site, { id: member.id, as: session });
    expect(await isModerator(session)).toBe(true);
    expect((await statuses(session)).every((status) => status === 200)).toBe(true);
    const { challenge, cookie } = await askChallenge(site, '/api/v1/login/passkey/options');
    const response = await request(site, 'POST', '/api/v1/login/passkey', {
      body: { Credential: device.sign(challenge, ownSite(site.platform)) },
      headers: { cookie },
    });
    const current = { headers: { cookie: cookieOf(response, 'session') } };
    expect((await request(site, 'GET', '/api/v1/CustomUser', current)).json().IsModerator).toBe(true);
  });

  it('is got by no password alone once its member has a passkey: neither by a login nor by another key', async () => {
    const { member, session } = await staff();
    await makePasskey(site.platform, member.id);
    const login = await request(site, 'POST', '/api/v1/login/login', {
      body: { Email: member.email, Password: PASSWORD },
    });
    expect([login.statusCode, cookieOf(login, 'session')]).toEqual([204, '']);
    await confirmSessions(site.platform, member.id);
    for (const path of ['passkeys/options', 'second-factor/app/secret', 'second-factor/passkey'])
      expect((await request(site, 'POST', `/api/v1/${path}`, { as: session })).json().error).toBe('confirm_first');
    expect(await isModerator(session)).toBe(false);
  });

  it('is asked of nobody else: who has no such role logs in as before', async () => {
    const member = await makeMember(site.platform, { passwordHash, roles: ['donor'] });
    await makePasskey(site.platform, member.id);
    const body = { Email: member.email, Password: PASSWORD };
    expect((await request(site, 'POST', '/api/v1/login/login', { body })).statusCode).toBe(200);
  });

  it('a recovery code of another member opens nothing', async () => {
    const [one, other] = [await staff(), await staff()];
    await makeSecondFactor(site.platform, one.member.id);
    await site.platform.db
      .insertInto('secondFactor')
      .values({
        memberId: other.member.id,
        createdAt: site.clock.now(),
      })
      .execute();
    const login = await request(site, 'POST', '/api/v1/login/login', {
      body: { Email: other.member.email, Password: PASSWORD },
    });
    const response = await request(site, 'POST', '/api/v1/login/code', {
      body: { Code: RECOVERY_CODE },
      headers: { cookie: cookieOf(login, 'pending-login') },
    });
    expect(response.json().error).toBe('wrong_code');
  });
});
