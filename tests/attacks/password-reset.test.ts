import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import {
  type MemberMade,
  makeMember,
  makeRegistration,
  makeResetToken,
  makeSession,
} from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';

const OLD = 'zonnebloem7';
const NEW = 'korenbloem8';

const site = setUpTestSite();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(OLD);
});

const member = () => makeMember(site.platform, { passwordHash });

const post = (url: string, body: object, headers = {}) => request(site, 'POST', url, { body, headers });
const forgot = (Email: string, headers = {}) => post('/api/v1/Registration/ForgotPassword', { Email }, headers);
const reset = (Email: string, Token: string, more = {}) =>
  post('/api/v1/Registration/ResetPassword', { Email, Password: NEW, ConfirmPassword: NEW, Token, ...more });
const logIn = async (Email: string, Password: string) =>
  (await post('/api/v1/login/login', { Email, Password })).statusCode;

async function tokenMailedTo(to: MemberMade): Promise<string> {
  await forgot(to.email);
  const [mail] = await site.mailsTo(to.email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

it('R7 no session that began with the old password survives a reset, not even a concurrent one', async () => {
  for (let time = 0; time < 10; time += 1) {
    const { id, email } = await member();
    const token = await makeResetToken(site.platform, id);
    await Promise.all([logIn(email, OLD), reset(email, token)]);
    const sessions = await site.platform.db.selectFrom('session').select('id').where('memberId', '=', id).execute();
    expect(sessions).toEqual([]);
  }
});

it('all errors of a new password are named at once', async () => {
  const more = { Password: 'password1', ConfirmPassword: 'iets anders 2' };
  expect(Object.keys((await reset('a@example.org', 'x', more)).json().fields)).toEqual(['Password', 'ConfirmPassword']);
});

describe('R7 the link for a new password', () => {
  it('sets it, once, and is stored as a hash only', async () => {
    const forgetful = await member();
    const token = await tokenMailedTo(forgetful);
    const stored = await site.platform.db.selectFrom('passwordResetToken').selectAll().execute();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(token);
    const response = await reset(forgetful.email, token);
    expect(response.json()).toEqual({ Created: site.clock.now().toISOString() });
    expect([await logIn(forgetful.email, OLD), await logIn(forgetful.email, NEW)]).toEqual([401, 200]);
    expect((await reset(forgetful.email, token)).json()).toMatchObject({ error: 'invalid_token' });
  });

  it('works for 60 minutes', async () => {
    const [inTime, late] = [await member(), await member()];
    const [first, second] = [await tokenMailedTo(inTime), await tokenMailedTo(late)];
    site.clock.advance(60 * MINUTE - SECOND);
    expect((await reset(inTime.email, first)).statusCode).toBe(200);
    site.clock.advance(SECOND);
    expect((await reset(late.email, second)).json()).toMatchObject({ error: 'invalid_token' });
  });

  it('is not used up by opening it, as mail scanners do, nor by a refused password', async () => {
    const { email, id } = await member();
    const token = await makeResetToken(site.platform, id);
    await request(site, 'GET', `/api/v1/Registration/ResetPassword?Email=${email}&Token=${token}&Password=${NEW}`);
    expect((await reset(email, token, { Password: 'password1', ConfirmPassword: 'password1' })).json().fields).toEqual({
      Password: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
    });
    expect((await reset(email, token, { Password: 'kort', ConfirmPassword: 'anders' })).json().fields).toEqual({
      Password: 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten',
      ConfirmPassword: 'De wachtwoorden zijn niet gelijk',
    });
    expect((await reset(email, token)).statusCode).toBe(200);
  });

  it('sets one password when it is used many times at once', async () => {
    const { email, id } = await member();
    const token = await makeResetToken(site.platform, id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => reset(email, token)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  it('gives the same error for every invalid link, whatever the reason', async () => {
    const [one, other] = [await member(), await member()];
    const used = await tokenMailedTo(one);
    await reset(one.email, used);
    const [sibling, ofOther] = [
      await makeResetToken(site.platform, one.id),
      await makeResetToken(site.platform, other.id),
    ];
    await reset(one.email, await makeResetToken(site.platform, one.id)); // uses up all other links of the member
    const bodies = new Set<string>();
    for (const token of [used, sibling, ofOther, 'x'.repeat(43), used.slice(1), '', '%', "' or 1=1"]) {
      const { requestId: _, ...body } = (await reset(one.email, token)).json();
      bodies.add(JSON.stringify(body));
    }
    const message = 'Deze link werkt niet (meer). Vraag een nieuwe aan.';
    expect([...bodies].map((body) => JSON.parse(body))).toEqual([{ error: 'invalid_token', message, fields: {} }]);
    expect(await logIn(other.email, OLD)).toBe(200);
  });

  it('is built from PUBLIC_URL, whatever the Host header', async () => {
    const forgetful = await member();
    await forgot(forgetful.email, { host: 'evil.example' });
    const [mail] = await site.mailsTo(forgetful.email);
    const { origin } = site.platform.config.publicUrl;
    expect(mail?.text).toContain(
      `${origin}/wachtwoord/opnieuw-instellen?email=${encodeURIComponent(forgetful.email)}&token=`,
    );
    expect(mail?.text).not.toContain('evil.example');
  });

  it('R28 goes to the stored address, not to the one that was typed', async () => {
    const { email } = await member();
    await forgot(` ${email.toUpperCase()} `);
    for (const typed of [`${email}, boef@evil.example`, `${email}\r\nBcc: boef@evil.example`, `"${email}"`]) {
      await forgot(typed);
    }
    expect(await site.mailsTo(email)).toHaveLength(1);
    expect(await site.mailsTo('boef@evil.example')).toEqual([]);
  });

  it('R1 neither confirms an unconfirmed registration nor changes its password', async () => {
    const { email } = await makeRegistration(site.platform, { passwordHash });
    await forgot(email);
    expect(await site.mailsTo(email)).toEqual([]);
    expect(await logIn(email, OLD)).toBe(422);
  });
});

describe('R7 a new password', () => {
  it('ends every session of the member, and no session of others', async () => {
    const [forgetful, other] = [await member(), await member()];
    const sessions = [
      await makeSession(site.platform, forgetful.id),
      await makeSession(site.platform, forgetful.id),
      await makeSession(site.platform, other.id),
    ];
    await reset(forgetful.email, await makeResetToken(site.platform, forgetful.id));
    const requests = sessions.map((as) => request(site, 'GET', '/api/v1/antiforgery', { as }));
    expect((await Promise.all(requests)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
  });

  it('deletes the cookie of the browser whose session it ended, and of no other', async () => {
    const [forgetful, other] = [await member(), await member()];
    const cookies: unknown[] = [];
    for (const viewer of [forgetful, other]) {
      const Token = await makeResetToken(site.platform, forgetful.id);
      const response = await request(site, 'POST', '/api/v1/Registration/ResetPassword', {
        body: { Email: forgetful.email, Password: NEW, Token },
        as: await makeSession(site.platform, viewer.id),
      });
      cookies.push(response.cookies.map(({ name, value }) => `${name}=${value}`));
    }
    expect(cookies).toEqual([['session=', 'logged-out=1'], []]);
  });

  it('is confirmed by mail, without a token', async () => {
    const forgetful = await member();
    await reset(forgetful.email, await makeResetToken(site.platform, forgetful.id));
    const [mail] = await site.mailsTo(forgetful.email);
    expect(mail?.subject).toBe('Je wachtwoord voor Niergenoten is gewijzigd');
    expect(mail?.text).not.toContain('token=');
  });

  it('R2 can be set during the block, which it lifts for this address alone', async () => {
    const [forgetful, other] = [await member(), await member()];
    for (const { email } of [forgetful, other]) {
      for (let time = 0; time < 6; time += 1) await logIn(email, 'verkeerd1');
      expect(await logIn(email, OLD)).toBe(403);
    }
    const token = await tokenMailedTo(forgetful);
    expect((await reset(other.email, token)).statusCode).toBe(422);
    expect(await logIn(forgetful.email, NEW)).toBe(403); // an unused token lifts no block
    expect((await reset(forgetful.email, token)).statusCode).toBe(200);
    expect([await logIn(forgetful.email, NEW), await logIn(other.email, OLD)]).toEqual([200, 403]);
  });
});
