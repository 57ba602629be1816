import type { PageRecord } from '#app/platform/page-cache/page-record.ts';
import type { Platform } from '#app/platform/platform.ts';
import { cookieOf } from '#app/platform/session/cookie.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/** Whether a video may be shown: nothing chosen yet, accepted or refused (decisions.md 15). */
export type CookieConsent = 'unset' | 'accepted' | 'denied';

/** One request, as a handler or a loader sees it: who asks, and what it may use to answer. */
export interface Visit {
  readonly platform: Platform;
  readonly viewer: Viewer | null;
  /** The visitor's network as a keyed hash: limits count by it, nothing stores the address itself. */
  readonly network: string;
  readonly requestId: string;
  /** The key that makes a repeated write harmless, from the header or the form (rules.md R34). */
  readonly idempotencyKey: string | null;
  readonly consent: CookieConsent;
  /** Whether a path is that of a page of ours. */
  readonly isPage: (path: string) => boolean;
  /** What the page being drawn depends on. */
  readonly page: PageRecord;
}

/** A visit by somebody who is logged in. */
export interface MemberVisit extends Visit {
  readonly viewer: Viewer;
}

/** The choice that the cookie bar left behind in a Cookie header. */
export function consentOf(cookies: string | undefined): CookieConsent {
  const choice = cookieOf(cookies, 'consent');
  return choice === 'accepted' || choice === 'denied' ? choice : 'unset';
}
