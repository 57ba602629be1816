import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './safe-redirect-path.ts';

describe('safeRedirectPath', () => {
  it.each([
    '/',
    '/groepen/voeding-en-dieet',
    '/personen?behandeling=1,2&page=3',
    '/blogs/1-a#edit',
    '/zoeken?zoekterm=a%20b',
  ])('accepts %s', (path) => expect(safeRedirectPath(path)).toBe(path));

  it.each([
    '',
    'groepen',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '///evil.example',
    '/a//b',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: x=1',
    '/\tevil',
    '/\u0000',
    ' /a',
    `/${'a'.repeat(600)}`,
  ])('refuses %j', (path) => expect(safeRedirectPath(path)).toBeNull());

  it.each([null, undefined, 3, ['/a'], {}])('refuses a value that is no text: %j', (value) =>
    expect(safeRedirectPath(value)).toBeNull(),
  );
});
