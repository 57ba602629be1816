import type { RateLimit } from '#app/platform/limits/rate-limit.ts';

/** What a route module exports as `handle`. */
export interface PageHandle {
  /**
   * Have the page kept for visitors; `query` names the parameters that it depends on, `flags` those of which it only
   * looks whether they are there, `except` those with which it is not kept after all.
   */
  cache?: { query: readonly string[]; flags?: readonly string[]; except?: readonly string[] };
  /**
   * The page's form may carry a picture, of members only; each counts to this limit, that of its call, before it is read.
   * The page's address has no parameters.
   */
  upload?: RateLimit;
  /** How the page differs from others in what is around it. */
  shell?: { reduced?: boolean; footer?: boolean; infoline?: boolean; invites?: boolean };
}
