import fc from 'fast-check';
import { expect, it } from 'vitest';
import { THOROUGH } from '#tests/support/thorough.ts';
import { validAfterLoginPath } from './after-login-path.ts';

/** Like the router, it reads a path decoded and regardless of case. */
const isPage = async (path: string) =>
  ['/', '/groepen', '/personen/7', '/inloggen', '/uitloggen'].includes(decoded(path));
const decoded = (path: string) => (/%(?![0-9a-f]{2})/i.test(path) ? path : decodeURIComponent(path).toLowerCase());

it.each(['/groepen', '/groepen?page=2', '/personen/7?userIsDonor=true', '/groepen#laatste'])(
  'R10 accepts %s',
  async (url) => {
    expect(await validAfterLoginPath(url, isPage)).toBe(url);
  },
);

it.each([
  null,
  '',
  'groepen',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/groepen',
  'javascript:alert(1)',
  '/groepen\r\nSet-Cookie: a=b',
  '/%2e%2e//evil.example',
  '/inloggen',
  '/INLOGGEN?afterLoginUrl=/groepen',
  '/uitloggen',
  '/uitloggen/',
  '/inloggen?afterLoginUrl=/inloggen',
  '/groepen/../inloggen',
  '/%69nloggen',
  '/%55itloggen',
  '/%61pi/v1/CustomUser',
  '/api',
  '/%',
  '/api/v1/CustomUser',
  '/bestaat-niet',
  `/groepen?${'a'.repeat(600)}`,
])('R10 refuses %j', async (url) => {
  expect(await validAfterLoginPath(url, isPage)).toBeNull();
});

it('R10 never gives a path to another site or back to the login, whatever was requested', async () => {
  const part = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', 'evil.example', ':', '@', '?', '#', '\t', '\n'),
    fc.constantFrom('inloggen', 'Uitloggen', 'api', 'https:', 'javascript:', '%69', '\u2215', '\uff0f'),
    fc.string({ maxLength: 4 }),
  );
  const requested = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(requested, async (url) => {
      const path = await validAfterLoginPath(url, async () => true);
      if (path === null) return;
      const { origin, pathname } = new URL(path, 'https://own.invalid/inloggen');
      expect(origin).toBe('https://own.invalid');
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(pathname.toLowerCase()).not.toMatch(/^\/(inloggen|uitloggen|api)(\/|$)/);
    }),
    { numRuns: THOROUGH ? 2000 : 500 },
  );
});
