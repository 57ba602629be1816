import { describe, expect, it } from 'vitest';
import { consentCookie, readConsent } from './consent.ts';

describe('readConsent', () => {
  it('reads the choice among other cookies', () => {
    expect(readConsent('a=1; consent=accepted; b=2')).toBe('accepted');
    expect(readConsent('consent=denied')).toBe('denied');
  });

  it('takes anything else for no choice', () => {
    for (const header of [null, '', 'consent=', 'consent=yes', 'myconsent=accepted', 'x=consent=accepted']) {
      expect(readConsent(header)).toBe('unset');
    }
  });
});

it('keeps the choice a year, for the whole site', () => {
  expect(consentCookie('denied')).toBe('consent=denied; Path=/; Max-Age=31536000; SameSite=Lax');
});
