import { describe, expect, it } from 'vitest';
import { allowsVideos, type Consent, consentCookies, consentOf } from './consent.ts';

const UNSET: Consent = { functional: 'unset', video: 'unset' };

describe('consentOf', () => {
  it('reads each choice on its own, among other cookies', () => {
    const both = 'a=1; consent-functional=accepted; b=2; consent-video=denied';
    expect(consentOf(both)).toEqual({ functional: 'accepted', video: 'denied' });
    expect(consentOf('consent-video=accepted')).toEqual({ functional: 'unset', video: 'accepted' });
  });

  it.each([undefined, '', 'consent-video=', 'consent-video=yes', 'my-consent-video=accepted', 'consent=accepted'])(
    'reads %j as no choice',
    (cookies) => expect(consentOf(cookies)).toEqual(UNSET),
  );
});

it('stores each choice for a year, for the whole site', () => {
  expect(consentCookies({ functional: 'accepted', video: 'denied' }, false)).toEqual([
    'consent-functional=accepted; Max-Age=31536000; Path=/; SameSite=Lax',
    'consent-video=denied; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
  for (const cookie of consentCookies({ functional: 'denied', video: 'denied' }, true))
    expect(cookie).toContain('; Secure');
});

it.each([
  ['accepted', 'accepted', true],
  ['accepted', 'denied', false],
  ['denied', 'accepted', false],
  ['unset', 'unset', false],
] as const)('functional cookies %s and video %s: videos are shown, %s', (functional, video, shown) => {
  expect(allowsVideos({ functional, video })).toBe(shown);
});
