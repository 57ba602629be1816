import { expect, it } from 'vitest';
import { afterLoginUrl } from './after-login.ts';

const isPage = (path: string) => ['/', '/groepen', '/personen/7'].includes(path);

it.each(['/groepen', '/groepen?page=2', '/personen/7?userIsDonor=true', '/groepen#laatste'])(
  'R10 leads on to %s',
  (url) => {
    expect(afterLoginUrl(url, isPage)).toBe(url);
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
  '/api/v1/CustomUser',
  '/bestaat-niet',
  `/groepen?${'a'.repeat(600)}`,
])('R10 does not lead on to %j', (url) => {
  expect(afterLoginUrl(url, isPage)).toBeNull();
});
