import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { allPages } from '../support/all-pages.ts';
import {
  type MemberMade,
  makeEmailChange,
  makeLoginLink,
  makeMember,
  makeSession,
} from '../support/factory/members.ts';
import { request, submitForm } from '../support/request.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';
const passwordHash = await hashPassword(PASSWORD);

const site = setUpTestSite({}, { pages: allPages() });
const member = () => makeMember(site.platform, { passwordHash });

const ask = (Email: string, headers = {}) => request(site, 'POST', '/api/v1/login/mail', { body: { Email }, headers });
const logIn = (Token: string) => request(site, 'POST', '/api/v1/login/link', { body: { Token } });
const isInvalid = async (token: string) => (await logIn(token)).json().error === 'invalid_token';

async function tokenMailedTo({ email }: MemberMade): Promise<string> {
  await ask(email);
  const [mail] = await site.mailsTo(email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('the link to log in', () => {
  it('starts a session of its member, once, and is stored as a hash only', async () => {
    const forgetful = await member();
    const token = await tokenMailedTo(forgetful);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await site.platform.db.selectFrom('loginLink').selectAll().execute())).not.toContain(token);
    const response = await logIn(token);
    const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const current = await request(site, 'GET', '/api/v1/CustomUser', { headers: { cookie } });
    expect([response.statusCode, current.json().Username]).toEqual([200, forgetful.username]);
    expect(await isInvalid(token)).toBe(true);
  });

  it('works for 15 minutes', async () => {
    const [inTime, late] = [await tokenMailedTo(await member()), await tokenMailedTo(await member())];
    site.clock.advance(15 * MINUTE - SECOND);
    expect((await logIn(inTime)).statusCode).toBe(200);
    site.clock.advance(SECOND);
    expect(await isInvalid(late)).toBe(true);
  });

  it('starts one session when it is used many times at once', async () => {
    const { id } = await member();
    const token = await makeLoginLink(site.platform, id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => logIn(token)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(422)]);
    const sessions = await site.platform.db.selectFrom('session').select('id').where('memberId', '=', id).execute();
    expect(sessions).toHaveLength(1);
  });

  it('R7 logs nobody in by any method but the button, as mail scanners open links', async () => {
    const token = await makeLoginLink(site.platform, (await member()).id);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      for (const url of [`/inloggen/link?token=${token}`, `/api/v1/login/link?Token=${token}`]) {
        const response = await site.server.inject({ method, url, headers: { 'sec-fetch-site': 'same-origin' } });
        expect(response.cookies, `${method} ${url}`).toEqual([]);
      }
    }
    const page = await request(site, 'GET', `/inloggen/link?token=${token}`);
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect((await submitForm(site, '/inloggen/link', { Token: token }, null)).headers.location).toBe(
      '/?user_signed_in=true',
    );
  });

  it('R9 logs nobody in from another site', async () => {
    const token = await makeLoginLink(site.platform, (await member()).id);
    const foreign = await request(site, 'POST', '/api/v1/login/link', {
      body: { Token: token },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.json().error).toBe('foreign_request');
    expect((await logIn(token)).statusCode).toBe(200);
  });

  it('gives the same error for every invalid link, whatever the reason', async () => {
    const token = await makeLoginLink(site.platform, (await member()).id);
    await logIn(token);
    const bodies = new Set<string>();
    for (const tried of [token, 'x'.repeat(43), token.slice(1), '', '%', "' or 1=1"]) {
      const { requestId: _, ...body } = (await logIn(tried)).json();
      bodies.add(JSON.stringify(body));
    }
    expect(bodies.size).toBe(1);
  });

  it('works no more after another password, another address, or the end of the account', async () => {
    const [one, other, third] = [await member(), await member(), await member()];
    const [byPassword, byAddress, byEnd] = [
      await makeLoginLink(site.platform, one.id),
      await makeLoginLink(site.platform, other.id),
      await makeLoginLink(site.platform, third.id),
    ];
    const call = async (url: string, body: object, { id }: MemberMade) =>
      expect((await request(site, 'POST', url, { body, as: await makeSession(site.platform, id) })).statusCode).toBe(
        200,
      );
    await call('/api/v1/User/ChangePassword', { Password: PASSWORD, NewPassword: 'korenbloem8' }, one);
    const newEmail = `nieuw${other.id}@example.org`;
    const Token = await makeEmailChange(site.platform, { memberId: other.id, newEmail });
    await call('/api/v1/CustomUser/ConfirmNewEmail', { Token }, other);
    await call('/api/v1/delete-user', { Password: PASSWORD }, third);
    for (const token of [byPassword, byAddress, byEnd]) expect(await isInvalid(token)).toBe(true);
  });
});

describe('R1 asking for the link', () => {
  it('is answered alike for every address, and mails members alone', async () => {
    const known = await member();
    const answers = await Promise.all([ask(known.email), ask('niemand@example.org'), ask('geen adres')]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await site.mailsTo(known.email)).toHaveLength(1);
    expect(await site.mailsTo('niemand@example.org')).toEqual([]);
  });

  it('leads to PUBLIC_URL, whatever the Host header, and R48 tells nothing but the name', async () => {
    const forgetful = await member();
    await ask(forgetful.email, { host: 'evil.example' });
    const [mail] = await site.mailsTo(forgetful.email);
    expect(mail?.text).toContain(`${site.platform.config.publicUrl.origin}/inloggen/link?token=`);
    expect(mail?.text).toContain(forgetful.username);
    expect(mail?.subject).toBe('Je link om in te loggen bij Niergenoten');
  });

  it('R49 has limits of its own: of mails to one address, and of requests', async () => {
    const limited = await openTestSite({ LIMIT_MAIL_TO_ADDRESS: '2/3600', LIMIT_REQUEST_LOGIN_LINK: '4/3600' });
    const { email } = await makeMember(limited.platform);
    const post = (path: string) => request(limited, 'POST', path, { body: { Email: email } });
    for (let time = 0; time < 4; time += 1) expect((await post('/api/v1/login/mail')).statusCode).toBe(200);
    expect(await limited.mailsTo(email)).toHaveLength(2);
    const refused = await post('/api/v1/login/mail');
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Je doet dit te vaak achter elkaar. Probeer het over 1\u00a0uur opnieuw.',
    ]);
    expect((await post('/api/v1/Registration/ForgotPassword')).statusCode).toBe(200);
    expect(await limited.mailsTo(email)).toHaveLength(3);
    await limited.close();
  });

  it('R49 links that do not work are limited, and shut out nobody with one that does', async () => {
    const limited = await openTestSite({ LIMIT_LOGIN_LINK: '3/3600' });
    const token = await makeLoginLink(limited.platform, (await makeMember(limited.platform)).id);
    const use = async (Token: string) =>
      (await request(limited, 'POST', '/api/v1/login/link', { body: { Token } })).statusCode;
    for (let time = 0; time < 3; time += 1) expect(await use('x'.repeat(43))).toBe(422);
    expect([await use('x'.repeat(43)), await use(token)]).toEqual([429, 200]);
    await limited.close();
  });
});
