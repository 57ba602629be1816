/** The login page for a member whose session has ended, with the way back to `path` (spec §4, Session check). */
export const sessionTimeoutPath = (path: string): string =>
  `/inloggen?${new URLSearchParams({ 'session-timeout': 'true', afterLoginUrl: path })}`;
