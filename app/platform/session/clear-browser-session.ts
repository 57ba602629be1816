import { stringifySetCookie } from 'cookie';
import { endedSessionCookie } from './cookie.ts';
import { LOGGED_OUT } from './logged-out.ts';

interface ReplyHeaders {
  setCookie(cookie: string): void;
  clearSiteData(): void;
}

/** Removes the session's cookie and what the browser cached, after a member logged out (rules.md R30). */
export function clearBrowserSession(reply: ReplyHeaders, { secure }: { secure: boolean }): void {
  reply.setCookie(endedSessionCookie(secure));
  reply.setCookie(stringifySetCookie({ name: LOGGED_OUT, value: '1', path: '/', sameSite: 'lax', secure }));
  reply.clearSiteData();
}
