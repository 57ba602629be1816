import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { readPageRoutes } from '#app/platform/http/pages/page-routes.ts';
import { signedCookieOf } from '#app/platform/http/signed-cookie.ts';
import { donorTargetCookie, donorTargetOf, expiredDonorTargetCookie, withDonorTarget } from './donor-target.ts';

const config = { secret: 'a secret of this test, and of nothing else', secure: false };

/** The target in a request with this Cookie header. */
const targetIn = (cookies: string | undefined, signing = config) =>
  donorTargetOf({ signedCookie: (name) => signedCookieOf(cookies, name, signing) });

const cookiePair = (cookie: string) => cookie.split(';')[0] ?? '';

it('stores the person for a day, unreadable for scripts and other sites', () => {
  const cookie = donorTargetCookie(12, config);
  expect(cookie).toMatch(/^donor-target=12\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(targetIn(`consent-video=denied; ${cookiePair(cookie)}`)).toBe(12);
  const secure = { ...config, secure: true };
  expect(donorTargetCookie(12, secure)).toMatch(/^__Host-donor-target=.*; Secure; SameSite=Lax$/);
  expect(targetIn(cookiePair(cookie), secure)).toBeNull();
  expect(targetIn(cookiePair(expiredDonorTargetCookie(config)))).toBeNull();
});

it.each([
  undefined,
  'donor-target=12',
  'donor-target=12.',
  cookiePair(donorTargetCookie(12, config)).replace('=12.', '=13.'),
  cookiePair(donorTargetCookie(12, config)).replace('=12.', '=012.'),
  cookiePair(donorTargetCookie(12, { ...config, secret: 'another secret' })),
])('ignores the cookie %j', (cookies) => {
  expect(targetIn(cookies)).toBeNull();
});

it('is set by the loader of a page', () => {
  const { data, init } = withDonorTarget({ platform: { config } } as never, 12, { name: 'Anna' });
  expect(data).toEqual({ name: 'Anna' });
  expect(init).toEqual({ headers: { 'set-cookie': donorTargetCookie(12, config) } });
});

it('R30 a page that sets it for donors is cached only without that parameter', () => {
  const handle = { cache: { query: [], except: ['userIsDonor'] } };
  const routes = { person: { id: 'person', path: 'personen/:id', module: { handle } } };
  const { cacheKey } = readPageRoutes({ routes } as unknown as ServerBuild);
  const key = (query: string) => cacheKey('/personen/12', new URLSearchParams(query));
  expect([key(''), key('van=mail')]).toEqual(['/personen/12?', '/personen/12?']);
  expect([key('userIsDonor=true'), key('userIsDonor=')]).toEqual([null, null]);
});
