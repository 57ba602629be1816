import { AppError } from '#app/platform/errors/app-error.ts';
import type { PageRecord } from '#app/platform/page-cache/page-record.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Consent } from './consent.ts';

/** One request, as a handler or a loader sees it: who asks, and what it may use to answer. */
export interface RequestContext {
  readonly platform: Platform;
  readonly viewer: Viewer | null;
  /** Whether the browser still carries a session that has ended. */
  readonly sessionEnded: boolean;
  /** What the browser says of itself. */
  readonly userAgent: string | null;
  /** The visitor's network as a keyed hash: limits count by it, nothing stores the address itself. */
  readonly network: string;
  readonly requestId: string;
  /** The key that makes a repeated write harmless, from the header or the form (rules.md R34). */
  readonly idempotencyKey: string | null;
  readonly consent: Consent;
  /** The value of a cookie that we signed (signed-cookie.ts); null where there is none, or where we did not sign it. */
  readonly signedCookie: (name: string) => string | null;
  /** Whether a path is that of a page of ours. */
  readonly isPage: (path: string) => boolean;
  /** Where a path leads now that has no page; null where nowhere. */
  readonly movedTo: (path: string) => Promise<string | null>;
  /** What came of checking who asks and how often, where that was done before the body was read; else null. */
  readonly authorized: Promise<void> | null;
  /** What the page being drawn depends on. */
  readonly page: PageRecord;
}

/** A request context by somebody who is logged in. */
export interface MemberContext extends RequestContext {
  readonly viewer: Viewer;
}

/** The context of a member; for anybody else AppError not_logged_in. */
export function memberContext(ctx: RequestContext): MemberContext {
  if (!ctx.viewer) throw new AppError('not_logged_in');
  return ctx as MemberContext;
}
