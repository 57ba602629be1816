import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THOROUGH } from '#tests/support/thorough.ts';
import { MAX_TARGET, targetError } from './request-target.ts';

describe('R40 an address', () => {
  it.each([
    '/',
    '/groepen/thuisdialyse?page=2&terms=1%2C2',
    '/groepen//voeding///', // a page redirects it
    '/Groepen',
    '/_.data',
    '/groepen.data?_routes=root',
    '/.well-known/security.txt',
    '/media/foto%20van%20mij%20(1).webp',
    '/%c3%a9%C3%A9n',
    "/a!$&'()*+,;=:@~b",
  ])('is read: %s', (target) => expect(targetError(target)).toBeNull());

  it.each([
    '',
    '?a',
    'groepen',
    '*',
    'http://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/%5cevil.example',
    '/a%00b',
    '/%ff',
    '/%',
    '/..',
    '/.',
    '/x/../groepen',
    '/groepen/.',
    '/%2e/groepen',
    '/x/%2E%2e/groepen',
    '/x/.%2e/groepen',
    '/%67roepen',
    '/%47roepen',
    '/groepen%2Dx',
    '/groepen%2fthuisdialyse',
    '/groepen#/../voorbeeld/1',
    '/groepen?a#b',
    '/é',
    '/<b>',
    '/"',
    '/a b',
  ])('is not found in another spelling: %s', (target) => expect(targetError(target)).toBe('not_found'));

  it('is refused when it is longer than 2 kB', () => {
    expect(targetError(`/${'a'.repeat(MAX_TARGET - 1)}`)).toBeNull();
    expect(targetError(`/${'a'.repeat(MAX_TARGET)}`)).toBe('uri_too_long');
    expect(targetError(`/?${'../'.repeat(1000)}`)).toBe('uri_too_long');
  });

  it('that is read is the same to URL, decoded once and not more', () => {
    const parts = [
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '\\',
      'a',
      'Z',
      '%41',
      '%c3%a9',
      '%25',
      '%3F',
      ';',
      '?',
      '#',
    ];
    const part = fc.oneof(fc.constantFrom(...parts), fc.webSegment(), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (all) => {
        const target = `/${all.join('')}`;
        if (targetError(target) !== null) return;
        const [path = ''] = target.split('?');
        const { pathname, origin } = new URL(`https://own.invalid${target}`);
        expect([origin, pathname]).toEqual(['https://own.invalid', path]);
        expect(decodeURIComponent(path).split('/').length).toBe(path.split('/').length);
      }),
      { numRuns: THOROUGH ? 2000 : 500 },
    );
  });
});
