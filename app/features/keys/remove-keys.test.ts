import { describe, expect, it } from 'vitest';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makePasskey, makeSecondFactor, RECOVERY_CODE } from '#tests/support/factory/keys.ts';
import { makeLoginLink, makePerson, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { removeKeys } from './index.ts';

const PASSWORD = 'zonnebloem7';
const passwordHash = await hashPassword(PASSWORD);

const site = setUpTestSite({ SECOND_FACTOR_REQUIRED: 'moderator' });

/** A member with an app, a recovery code, a passkey and a session. */
async function memberWithKeys(email?: string) {
  const member = await makePerson(site.platform, { passwordHash, roles: ['moderator'], ...(email && { email }) });
  await makeSecondFactor(site.platform, member.id);
  await makePasskey(site.platform, member.id);
  return member;
}

const logIn = (Email: string) => request(site, 'POST', '/api/v1/login/login', { body: { Email, Password: PASSWORD } });

describe('the command that removes all keys of a member', () => {
  it('lets them log in by their password alone, and ends their sessions and logins that wait', async () => {
    const member = await memberWithKeys('Kwijt@example.org');
    const waiting = (await logIn(member.email)).cookies.find(({ name }) => name === 'pending-login');
    const Token = await makeLoginLink(site.platform, member.id);
    expect(await removeKeys(site.platform, ' kwijt@EXAMPLE.org ')).toBe(member.username);

    expect((await request(site, 'GET', '/api/v1/CustomUser', { as: member.as })).statusCode).toBe(403);
    const headers = { cookie: `pending-login=${waiting?.value}` };
    const code = await request(site, 'POST', '/api/v1/login/code', { body: { Code: RECOVERY_CODE }, headers });
    expect(code.json().error).toBe('login_expired');
    const link = await request(site, 'POST', '/api/v1/login/link', { body: { Token } });
    expect(link.json().error).toBe('invalid_token');
    expect((await logIn(member.email)).statusCode).toBe(200);
    const as = await makeSession(site.platform, member.id);
    expect((await request(site, 'GET', '/api/v1/passkeys', { as })).json()).toEqual([]);
    expect((await request(site, 'GET', '/api/v1/second-factor', { as })).json()).toEqual({
      On: false,
      App: false,
      Passkeys: 0,
      RecoveryCodes: 0,
    });
  });

  it('gives back no role that requires a second factor', async () => {
    const member = await memberWithKeys();
    await removeKeys(site.platform, member.email);
    const as = await makeSession(site.platform, member.id);
    expect((await request(site, 'GET', '/api/v1/CustomUser', { as })).json().IsModerator).toBe(false);
  });

  it('tells the member by mail, who may not have asked for it', async () => {
    const member = await memberWithKeys();
    await removeKeys(site.platform, member.email);
    const [mail] = await site.mailsTo(member.email);
    expect(mail?.subject).toBe('Je sleutels voor Niergenoten zijn verwijderd');
    expect(mail?.text).toContain('Heb je dit zelf gevraagd? Log dan in en maak nieuwe sleutels.');
    expect(mail?.text).toContain('Was jij dit niet?');
    expect(mail?.text).not.toContain('Dan hoef je niets te doen');
  });

  it('leaves the keys of others, and tells when nobody has that address', async () => {
    const other = await memberWithKeys();
    await removeKeys(site.platform, (await memberWithKeys()).email);
    expect(await removeKeys(site.platform, 'niemand@example.org')).toBeNull();
    expect((await logIn(other.email)).statusCode).toBe(204);
    expect((await request(site, 'GET', '/api/v1/CustomUser', { as: other.as })).statusCode).toBe(200);
  });
});
