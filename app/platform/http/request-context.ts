import { AppError } from '#app/platform/errors/app-error.ts';
import type { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { SessionEnd, Viewer } from '#app/platform/session/viewer.ts';
import type { Consent } from './consent.ts';

/** The context of one request: its viewer, and what a handler or loader uses to respond to it. */
export interface RequestContext {
  readonly platform: Platform;
  readonly viewer: Viewer | null;
  /** How the session ended that the browser still carries; null for a visitor without one, and for a member. */
  readonly sessionEnd: SessionEnd | null;
  /** The User-Agent header. */
  readonly userAgent: string | null;
  /** A keyed hash of the visitor's network, by which rate limits count; the IP address itself is never stored. */
  readonly network: string;
  /**
   * Whether the Host header names the site or this machine, and no proxy forwarded the request: not so for a page elsewhere
   * whose name leads here (DNS rebinding).
   */
  readonly isDirect: boolean;
  readonly requestId: string;
  /** The idempotency key, from the header or the form: a write is done once for each key (rules.md R34). */
  readonly idempotencyKey: string | null;
  readonly consent: Consent;
  /** Reads a signed cookie (signed-cookie.ts); null when it is missing or its signature is not ours. */
  readonly signedCookie: (name: string) => string | null;
  /** Whether a route has a page of its own at this path; published pages have none. */
  readonly isPage: (path: string) => boolean;
  /** Finds the new path of a page that has moved, or null. */
  readonly findRedirect: (path: string) => Promise<string | null>;
  /** The result of authorizing the call before its body was read: rejected when it was refused, null when not done yet. */
  readonly authorized: Promise<void> | null;
  /** Metadata of the page that is being rendered. */
  readonly page: PageMetadata;
}

/** The context of a request by a member. */
export interface MemberContext extends RequestContext {
  readonly viewer: Viewer;
}

/** The context of a member. Throws AppError not_logged_in for a visitor. */
export function requireMember(ctx: RequestContext): MemberContext {
  if (!ctx.viewer) throw new AppError('not_logged_in');
  return ctx as MemberContext;
}
