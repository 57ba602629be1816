import { parseCookie, stringifySetCookie } from 'cookie';

/** The kinds of cookies about which a reader decides, each on its own (choices.md 15). */
export type ConsentFlag = 'functional' | 'video';

/** The reader's choices about cookies; 'unset' before a choice. */
export type Consent = Readonly<Record<ConsentFlag, 'unset' | 'accepted' | 'denied'>>;

/** What a reader chose. */
export type ChosenConsent = Readonly<Record<ConsentFlag, 'accepted' | 'denied'>>;

const YEAR_IN_SECONDS = 31_536_000;

const COOKIES: Readonly<Record<ConsentFlag, string>> = { functional: 'consent-functional', video: 'consent-video' };

/** The choices in a Cookie header; 'unset' for any other value. */
export function consentOf(cookies: string | undefined): Consent {
  const values = cookies ? parseCookie(cookies) : {};
  const choiceOf = (flag: ConsentFlag) => {
    const value = values[COOKIES[flag]];
    return value === 'accepted' || value === 'denied' ? value : 'unset';
  };
  return { functional: choiceOf('functional'), video: choiceOf('video') };
}

/** The Set-Cookie values that store the choices for a year. They identify nobody. */
export const consentCookies = (chosen: ChosenConsent, secure: boolean): string[] =>
  (['functional', 'video'] as const).map((flag) =>
    stringifySetCookie({
      name: COOKIES[flag],
      value: chosen[flag],
      path: '/',
      maxAge: YEAR_IN_SECONDS,
      sameSite: 'lax',
      secure,
    }),
  );

/** Whether the reader sees videos of YouTube, for which both flags are needed. */
export const allowsVideos = ({ functional, video }: Consent): boolean =>
  functional === 'accepted' && video === 'accepted';
