import { beforeAll, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({ LIMIT_TOGGLE: '1/600', LIMIT_PAGE: '1/600' }, { pages: allPages() });
let session: SessionMade;
let path: string;
let id: number;
beforeAll(async () => {
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
  const group = await makeGroup(site.platform);
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: null });
  id = conversation.id;
  path = `/groepen/${group.slug}/${conversation.slug}`;
});

const send = (url: string, intent: string, token = session.antiforgery) =>
  request(site, 'POST', url, {
    as: { ...session, antiforgery: '' },
    body: toFormData({ intent, id: String(id), _csrf: token }),
    headers: { 'x-xsrf-token': token },
  });

it('R9 a form with a stale token is refused: to the router as JSON, to a browser as a page', async () => {
  const data = await send(`${path}.data`, 'like', 'stale');
  expect([data.statusCode, data.json()]).toEqual([
    403,
    {
      error: 'foreign_request',
      message: 'Je sessie klopt niet meer. Laad de pagina opnieuw en probeer het nog eens.',
      fields: {},
      requestId: expect.any(String),
    },
  ]);
  const page = await send(path, 'like', 'stale');
  expect([page.statusCode, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Ga met je browser terug');
});

it('an address that is too long is refused to the router as JSON', async () => {
  const response = await request(site, 'GET', `${path}.data?page=${'1'.repeat(4000)}`);
  expect([response.statusCode, response.json().error]).toEqual([414, 'uri_too_long']);
});

it('R33 a form over the limit says when it may be sent again', async () => {
  const first = await send(`${path}.data`, 'follow');
  const second = await send(`${path}.data`, 'unfollow');
  expect([first.statusCode, second.statusCode]).toEqual([200, 429]);
  expect(first.headers['retry-after']).toBeUndefined();
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(500);
});

it('R38 a page over the limit says when it may be asked for again', async () => {
  const first = await request(site, 'GET', '/groepen.data');
  const second = await request(site, 'GET', `${path}.data`);
  expect([first.statusCode, second.statusCode, second.json().error]).toEqual([200, 429, 'too_many_requests']);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(500);
});
