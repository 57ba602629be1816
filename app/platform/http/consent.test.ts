import { describe, expect, it } from 'vitest';
import { consentCookie, consentOf } from './consent.ts';

describe('consentOf', () => {
  it('reads the choice among other cookies', () => {
    expect(consentOf('a=1; consent=accepted; b=2')).toBe('accepted');
    expect(consentOf('consent=denied')).toBe('denied');
  });

  it.each([undefined, '', 'consent=', 'consent=yes', 'myconsent=accepted', 'x=consent=accepted'])(
    'reads %j as no choice',
    (cookies) => expect(consentOf(cookies)).toBe('unset'),
  );
});

it('stores the choice for a year, for the whole site', () => {
  expect(consentCookie('denied', false)).toBe('consent=denied; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(consentCookie('accepted', true)).toContain('; Secure');
});
