import { beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let url: string;
let conversationId: number;
let session: SessionMade;
let others: SessionMade;
beforeAll(async () => {
  const group = await makeGroup(site.platform);
  conversationId = (await makeConversation(site.platform, { groupId: group.id, authorId: null })).id;
  url = `/api/v1/conversations/${conversationId}/reactions`;
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
  others = await makeSession(site.platform, (await makeMember(site.platform)).id);
});

const post = (headers: Record<string, string>) =>
  site.server.inject({ method: 'POST', url, headers, payload: { Body: 'Vervalst' } });

const ownOrigin = () => site.platform.config.publicUrl.origin;

describe('R9 a request that another site made a browser send changes nothing', () => {
  it.each([
    ['from nowhere', () => ({})],
    ['from another site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['from a neighbour under the same domain', () => ({ 'sec-fetch-site': 'same-site' })],
    ['typed into the address bar', () => ({ 'sec-fetch-site': 'none' })],
    ['with the origin of another site', () => ({ origin: 'https://evil.example' })],
    ['with an origin that only begins like ours', () => ({ origin: `${ownOrigin()}.evil.example` })],
    ['without the token', () => ({ 'sec-fetch-site': 'same-origin', 'x-xsrf-token': '' })],
    ['with a made-up token', () => ({ 'sec-fetch-site': 'same-origin', 'x-xsrf-token': 'x'.repeat(43) })],
    ["with another session's token", () => ({ 'sec-fetch-site': 'same-origin', 'x-xsrf-token': others.antiforgery })],
  ])('%s', async (_from, headers) => {
    const response = await post({ cookie: session.cookie, 'x-xsrf-token': session.antiforgery, ...headers() });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: 'foreign_request' });
    expect(await reactions()).toEqual([]);
  });

  it('our own pages may, also in a browser that only sends Origin', async () => {
    const response = await post({ cookie: session.cookie, 'x-xsrf-token': session.antiforgery, origin: ownOrigin() });
    expect(response.statusCode).toBe(200);
    expect(await reactions()).toHaveLength(1);
  });
});

describe('R9 a cross-site request of a visitor, without any session, changes nothing either', () => {
  it.each([
    ['log in', '/api/v1/login/login', { Email: 'a@example.org', Password: 'zonnebloem7' }],
    ['confirm an address', '/api/v1/Registration/ConfirmEmail', { Token: 'x'.repeat(43), Password: 'zonnebloem7' }],
    ['log out', '/api/v1/User/Logout', {}],
    ['have a link mailed', '/api/v1/Registration/ForgotPassword', { Email: 'a@example.org' }],
    [
      'set a password',
      '/api/v1/Registration/ResetPassword',
      { Email: 'a@example.org', Password: 'zonnebloem7', Token: 'x' },
    ],
  ])('to %s', async (_what, address, payload) => {
    const sites = [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site', origin: ownOrigin() }];
    for (const headers of [...sites, { origin: 'null' }]) {
      const response = await site.server.inject({ method: 'POST', url: address, headers, payload });
      expect(response.statusCode).toBe(403);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    const tries = await site.platform.db.selectFrom('loginAttempt').select('tries').execute();
    expect(tries).toEqual([]);
  });
});

const reactions = () =>
  site.platform.db
    .selectFrom('reaction')
    .select('id')
    .where((eb) => eb.and({ subjectKind: 'conversation', subjectId: conversationId }))
    .execute();
