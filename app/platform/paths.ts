/** Paths that every part of the site links to. */

export const REGISTER_PATH = '/registreren';
export const LOGOUT_PATH = '/uitloggen';

const LOGIN_PATH = '/inloggen';

/** The login, with the way back to `path`, where the reader was. */
export const loginPath = (path?: string): string =>
  path && path !== '/' ? `${LOGIN_PATH}?afterLoginUrl=${encodeURIComponent(path)}` : LOGIN_PATH;

/** The login for a member whose session has ended, with the way back to `path` (spec §4, Session check). */
export const sessionTimeoutPath = (path: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams({ 'session-timeout': 'true', afterLoginUrl: path })}`;

/** The login for who has just confirmed the e-mail address (decisions.md 27). */
export const CONFIRMED_LOGIN_PATH = `${LOGIN_PATH}?email-bevestigd=true`;

/** The messages of a member. */
export const MESSAGES_PATH = '/account/berichten';

export const COOKIES_PATH = '/cookies';

/** The cookie settings, with the way back to `path`, where the reader was. */
export const cookiesPath = (path: string): string =>
  path.startsWith(COOKIES_PATH) ? COOKIES_PATH : `${COOKIES_PATH}?terug=${encodeURIComponent(path)}`;
