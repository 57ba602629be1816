import { stringifySetCookie } from 'cookie';
import type { ReplyHeaders } from '#app/platform/http/calls/handlers.ts';
import { expiredSessionCookie } from './cookie.ts';
import { LOGGED_OUT_COOKIE } from './logged-out.ts';

/** Removes the session's cookie and what the browser cached, after a member logged out (rules.md R30). */
export function clearBrowserSession(reply: ReplyHeaders, { secure }: { secure: boolean }): void {
  reply.setCookie(expiredSessionCookie(secure));
  reply.setCookie(stringifySetCookie({ name: LOGGED_OUT_COOKIE, value: '1', path: '/', sameSite: 'lax', secure }));
  reply.clearSiteData();
}
