import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeMember, makeRegistration } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';

const site = setUpTestSite();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const member = () => makeMember(site.platform, { passwordHash });

const LOGIN = '/api/v1/login/login';

const logIn = (Email: string, Password: string) => request(site, 'POST', LOGIN, { body: { Email, Password } });

/** Logs in `times` times with a wrong password and gives the statuses. */
async function failLogins(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await logIn(email, 'verkeerd1')).statusCode);
  return statuses;
}

describe('R2 five failed attempts, then a block of 30 seconds', () => {
  it.each([
    ['a known address', async () => (await member()).email],
    ['an unknown address', async () => 'niemand@example.org'],
  ])('for %s', async (_address, address) => {
    const email = await address();
    expect(await failLogins(email, 6)).toEqual([401, 401, 401, 401, 401, 403]);
    expect((await logIn(email, PASSWORD)).json()).toMatchObject({ error: 'temporarily_blocked' });
  });

  it('attempts during the block do not prolong it', async () => {
    const { email } = await member();
    await failLogins(email, 6);
    site.clock.advance(29 * SECOND);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(403);
    site.clock.advance(2 * SECOND);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
  });

  it('concurrent attempts are not more than five', async () => {
    const { email } = await member();
    const responses = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'verkeerd1')));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(35).fill(403)]);
  });

  it('the right password resets the count', async () => {
    const { email } = await member();
    await failLogins(email, 4);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
    expect(await failLogins(email, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('a registration by somebody else with the same address does not reset the count', async () => {
    const { email } = await member();
    await makeRegistration(site.platform, { email, passwordHash: await hashPassword('van-een-ander-8') });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      statuses.push(...(await failLogins(email, 2)), (await logIn(email, 'van-een-ander-8')).statusCode);
    }
    expect(statuses).toEqual([401, 401, 422, 401, 401, 422, 401, 403, 403]);
  });

  it('a person with an unconfirmed registration may use the right password any number of times', async () => {
    const { email } = await makeRegistration(site.platform, { passwordHash });
    for (let time = 0; time < 7; time += 1) expect((await logIn(email, PASSWORD)).statusCode).toBe(422);
    expect(await failLogins(email, 6)).toEqual([401, 401, 401, 401, 401, 403]);
  });

  it('after the block there are five attempts again', async () => {
    await failLogins('herhaald@example.org', 6);
    site.clock.advance(31 * SECOND);
    expect(await failLogins('herhaald@example.org', 6)).toEqual([401, 401, 401, 401, 401, 403]);
  });

  it('attempts of an hour ago no longer count', async () => {
    await failLogins('lang-geleden@example.org', 4);
    site.clock.advance(HOUR + MINUTE);
    expect(await failLogins('lang-geleden@example.org', 6)).toEqual([401, 401, 401, 401, 401, 403]);
  });

  it('stores no address, only an HMAC of it', async () => {
    await failLogins('onherkenbaar@example.org', 1);
    const rows = await site.platform.db.selectFrom('loginAttempt').selectAll().execute();
    expect(rows.map(({ addressHmac }) => addressHmac.toString())).not.toContain('onherkenbaar@example.org');
    expect(rows.every(({ addressHmac }) => addressHmac.length === 32)).toBe(true);
  });

  it('ignores upper and lower case in the address', async () => {
    const { email } = await member();
    await failLogins(email, 5);
    expect(await failLogins(` ${email.toUpperCase()} `, 1)).toEqual([403]);
  });
});

describe('R8 sessions', () => {
  const cookieOf = async (email: string, more = {}) => {
    const body = { Email: email, Password: PASSWORD, ...more };
    const response = await request(site, 'POST', LOGIN, { body });
    return String(response.headers['set-cookie']);
  };
  const isValid = async (cookie: string) =>
    (await request(site, 'GET', '/api/v1/antiforgery', { headers: { cookie: cookie.split(';')[0] ?? '' } }))
      .statusCode === 200;
  const makeActiveRequest = (cookie: string) =>
    request(site, 'GET', '/api/v1/groups/all', { headers: { cookie: cookie.split(';')[0] ?? '' } });

  it('sets a cookie that scripts and other sites do not get', async () => {
    const { email } = await member();
    expect(await cookieOf(email)).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookieOf(email, { Indefinite: true })).toContain('Max-Age=31536000');
  });

  it('stores the hash of the token, never the token', async () => {
    const { email, id } = await member();
    const [, token = ''] = /session=([^;]+)/.exec(await cookieOf(email)) ?? [];
    const rows = await site.platform.db.selectFrom('session').selectAll().where('memberId', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.tokenHash.length).toBe(32);
  });

  it('ends after four hours without activity; background calls of the page are not activity', async () => {
    const { email } = await member();
    const cookie = await cookieOf(email);
    site.clock.advance(3 * HOUR);
    await makeActiveRequest(cookie);
    site.clock.advance(3 * HOUR);
    expect(await isValid(cookie)).toBe(true);
    site.clock.advance(HOUR + MINUTE);
    expect(await isValid(cookie)).toBe(false);
  });

  it('lives 30 days without activity when the member stays logged in', async () => {
    const { email } = await member();
    const cookie = await cookieOf(email, { Indefinite: true });
    site.clock.advance(29 * DAY);
    expect(await isValid(cookie)).toBe(true);
    await makeActiveRequest(cookie);
    site.clock.advance(29 * DAY);
    expect(await isValid(cookie)).toBe(true);
    site.clock.advance(DAY + MINUTE);
    expect(await isValid(cookie)).toBe(false);
  });

  it('is new at each login, whatever the browser sent', async () => {
    const { email } = await member();
    const chosen = 'x'.repeat(43);
    const body = { Email: email, Password: PASSWORD };
    const headers = { cookie: `session=${chosen}` };
    const response = await request(site, 'POST', LOGIN, { body, headers });
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).not.toContain(chosen);
    expect(await isValid(headers.cookie)).toBe(false);
    expect(await cookieOf(email)).not.toBe(await cookieOf(email));
  });

  it('continues on another device when the member logs out on one', async () => {
    const { email } = await member();
    const [here = '', there = ''] = [await cookieOf(email), await cookieOf(email)].map((set) => set.split(';')[0]);
    const { Token } = (await request(site, 'GET', '/api/v1/antiforgery', { headers: { cookie: here } })).json();
    await request(site, 'POST', '/api/v1/User/Logout', { headers: { cookie: here, 'x-xsrf-token': Token } });
    expect([await isValid(here), await isValid(there)]).toEqual([false, true]);
  });

  it('ends at once when the member logs out', async () => {
    const { email } = await member();
    const cookie = (await cookieOf(email)).split(';')[0] ?? '';
    const { Token } = (await request(site, 'GET', '/api/v1/antiforgery', { headers: { cookie } })).json();
    const response = await request(site, 'POST', '/api/v1/User/Logout', { headers: { cookie, 'x-xsrf-token': Token } });
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect(await isValid(cookie)).toBe(false);
  });
});

it('R8 over https the cookie is bound to the host', async () => {
  const secure = await openTestSite({ PUBLIC_URL: 'https://www.example.org' });
  const { email } = await makeMember(secure.platform, { passwordHash });
  const response = await request(secure, 'POST', LOGIN, { body: { Email: email, Password: PASSWORD } });
  expect(response.headers['set-cookie']).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(response.headers['strict-transport-security']).toContain('max-age=');
  await secure.close();
});
