import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeResetToken, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({ LIMIT_WRITE: '2/3600', LIMIT_LOGIN: '3/3600', LIMIT_RESET_PASSWORD: '4/3600' });
let conversation: number;
beforeAll(async () => {
  const group = await makeGroup(site.platform);
  conversation = (await makeConversation(site.platform, { groupId: group.id, authorId: null })).id;
});

const newMember = async () => makeSession(site.platform, (await makeMember(site.platform)).id);

const react = async (as: SessionMade) =>
  (await request(site, 'POST', `/api/v1/conversations/${conversation}/reactions`, { as, body: { Body: 'Hallo' } }))
    .statusCode;

/** Attempts to log in from a network, each time with another e-mail address. */
const logIn = async (remoteAddress: string, headers: Record<string, string> = {}) => {
  attempts += 1;
  const payload = { Email: `niemand${attempts}@example.org`, Password: 'verkeerd1' };
  const sent = { 'sec-fetch-site': 'same-origin', ...headers };
  const url = '/api/v1/login/login';
  return (await site.server.inject({ method: 'POST', url, remoteAddress, payload, headers: sent })).statusCode;
};
let attempts = 0;

describe('R33 a request over the limit', () => {
  it('is refused to that member on any device, and to nobody else', async () => {
    const { id } = await makeMember(site.platform);
    const [phone, laptop] = [await makeSession(site.platform, id), await makeSession(site.platform, id)];
    expect([await react(phone), await react(laptop), await react(phone)]).toEqual([200, 200, 429]);
    expect(await react(await newMember())).toBe(200);
  });

  it('R2 R3 is refused to a network, also with a session', async () => {
    const member = await newMember();
    const statuses = [await logIn('198.51.100.7'), await logIn('198.51.100.7'), await logIn('198.51.100.7')];
    const headers = { cookie: member.cookie, 'x-xsrf-token': member.antiforgery };
    expect([...statuses, await logIn('198.51.100.7', headers)]).toEqual([401, 401, 401, 429]);
  });

  it('inserts no row, and says why and when it may be repeated', async () => {
    const member = await newMember();
    await react(member);
    await react(member);
    const written = site.platform.db
      .selectFrom('reaction')
      .select('id')
      .where((eb) => eb.and({ subjectKind: 'conversation', subjectId: conversation }));
    const before = await written.execute();
    const url = `/api/v1/conversations/${conversation}/reactions`;
    const response = await request(site, 'POST', url, { as: member, body: { Body: 'Een te veel' } });
    expect(response.json()).toMatchObject({
      error: 'too_many_requests',
      message: 'Je doet dit te vaak achter elkaar. Probeer het over 1\u00a0uur opnieuw.',
    });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await written.execute()).toEqual(before);
  });

  it('R2 is refused to a network for any e-mail address; an IPv6 network is a /64', async () => {
    const statuses = [];
    for (const host of ['::1', '::2', '::3', '::4']) statuses.push(await logIn(`2001:db8:0:7${host}`));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await logIn('2001:db8:0:8::1')).toBe(401);
  });

  it('R49 does not count logins that succeed, and links of mails and their requests have limits of their own', async () => {
    const ward = '192.0.2.80';
    const passwordHash = await hashPassword('zonnebloem7');
    const post = async (url: string, payload: object) =>
      site.server.inject({
        method: 'POST',
        url,
        remoteAddress: ward,
        payload,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    for (let time = 0; time < 5; time += 1) {
      const { email } = await makeMember(site.platform, { passwordHash });
      expect((await post('/api/v1/login/login', { Email: email, Password: 'zonnebloem7' })).statusCode).toBe(200);
    }
    for (let time = 0; time < 4; time += 1) {
      const used = {
        Token: 'oud',
        Password: 'zonnebloem7',
        Email: 'niemand@example.org',
        ConfirmPassword: 'zonnebloem7',
      };
      for (const call of ['Registration/ConfirmEmail', 'Registration/ResetPassword', 'CustomUser/ConfirmNewEmail'])
        expect([call, (await post(`/api/v1/${call}`, used)).json().error]).toEqual([call, 'invalid_token']);
    }
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push(await logIn(ward));
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('R49 links of mails that do not work shut out nobody of their network whose link does', async () => {
    const ward = '192.0.2.81';
    const post = async (Token: string) => {
      const payload = { Token, Email: 'niemand@example.org', Password: 'zonnebloem7' };
      const url = '/api/v1/Registration/ResetPassword';
      const headers = { 'sec-fetch-site': 'same-origin' };
      return (await site.server.inject({ method: 'POST', url, remoteAddress: ward, payload, headers })).json();
    };
    const works = await makeResetToken(site.platform, (await makeMember(site.platform)).id);
    const errors = [];
    for (let time = 0; time < 5; time += 1) errors.push((await post(`onzin${time}`)).error);
    expect(errors).toEqual([...Array(4).fill('invalid_token'), 'too_many_requests']);
    // The address is another one, so that the link is not used up, and counts by itself.
    for (let time = 0; time < 4; time += 1) expect((await post(works)).error).toBe('invalid_token');
    expect(await post(works)).toMatchObject({
      error: 'too_many_requests',
      message: 'Je doet dit te vaak achter elkaar. Probeer het over 1\u00a0uur opnieuw.',
    });
  });

  it('R2 is counted for the real IP address, whatever X-Forwarded-For claims', async () => {
    const statuses = [];
    for (let time = 1; time <= 4; time += 1) {
      statuses.push(await logIn('192.0.2.77', { 'x-forwarded-for': `198.51.100.${time}` }));
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
