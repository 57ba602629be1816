import type { SessionEnd } from './session/viewer.ts';

/** Paths that every part of the site links to. */

export const REGISTER_PATH = '/registreren';
export const LOGOUT_PATH = '/uitloggen';

const LOGIN_PATH = '/inloggen';

/**
 * The login, with the way back to `path`, where the reader was. From the cookie settings it leads back to where these lead:
 * each that remembered the other would make ever longer addresses, which a search engine follows without end.
 */
export function loginPath(path = '/'): string {
  const back = path.startsWith(COOKIES_PATH)
    ? (new URL(path, 'https://own.invalid').searchParams.get('terug') ?? '/')
    : path;
  if (back.startsWith(LOGIN_PATH)) return back;
  return back === '/' ? LOGIN_PATH : `${LOGIN_PATH}?afterLoginUrl=${encodeURIComponent(back)}`;
}

/** The login for a member whose session has ended, with the way back to `path`. */
export const sessionEndPath = (path: string, end: SessionEnd): string =>
  `${LOGIN_PATH}?${new URLSearchParams({
    'session-timeout': 'true',
    afterLoginUrl: path,
    ...(end === 'ended' && { 'session-ended': 'true' }),
  })}`;

/** The login for who has just confirmed the e-mail address (choices.md 27). */
export const CONFIRMED_LOGIN_PATH = `${LOGIN_PATH}?email-bevestigd=true`;

/** The login for who has just chosen another password, which ended all sessions. */
export const PASSWORD_CHANGED_LOGIN_PATH = `${LOGIN_PATH}?wachtwoord-gewijzigd=true`;

/** The parameter of an address at which a member has an editor open: of a reaction, by its id, or of the text of the page. */
export const EDIT_PARAMETER = 'bewerken';

/** The messages of a member. */
export const MESSAGES_PATH = '/account/berichten';

/** The notifications of the site for a member. */
export const NOTIFICATIONS_PATH = '/account/notificaties';

/** The page on which whom a decision concerns, or who reported something, reads what was decided; its code is the key to it. */
export const noticePath = (code: string): string => `/meldingen/${code}`;

export const STOP_MAILS_PATH = '/e-mails/stop';

/**
 * The link in each mail about what is new, by which its reader gets them no more. It leads a person to a page, and a mail
 * program that posts to it ends them at once (RFC 8058).
 */
export const stopMailsPath = (token: string): string => `${STOP_MAILS_PATH}?token=${token}`;

export const COOKIES_PATH = '/cookies';

/** The cookie settings, with the way back to `path`, where the reader was. */
export const cookiesPath = (path: string): string =>
  path.startsWith(COOKIES_PATH) ? COOKIES_PATH : `${COOKIES_PATH}?terug=${encodeURIComponent(path)}`;

/** Below it each text has a page on which its author, or a moderator, says what it is about (docs/decisions/content-warnings.md). */
export const CONTENT_WARNINGS_PATH = '/dichtvouwen';

/** That page of the text of this kind with this id. */
export const contentWarningsPath = (kind: string, id: number): string => `${CONTENT_WARNINGS_PATH}/${kind}/${id}`;
