import { stringifySetCookie } from 'cookie';
import { endedSessionCookie } from './cookie.ts';
import { LOGGED_OUT } from './logged-out.ts';

interface ReplyHeaders {
  setCookie(cookie: string): void;
  clearSiteData(): void;
}

/** Tells the browser that its member has left: nothing of theirs stays behind in it (rules.md R30). */
export function leave(reply: ReplyHeaders, { secure }: { secure: boolean }): void {
  reply.setCookie(endedSessionCookie(secure));
  reply.setCookie(stringifySetCookie({ name: LOGGED_OUT, value: '1', path: '/', sameSite: 'lax', secure }));
  reply.clearSiteData();
}
