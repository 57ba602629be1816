import type { RateLimit } from '#app/platform/limits/rate-limit.ts';

/** What a route module exports as `handle`. */
export interface PageHandle {
  /**
   * Caches the page for visitors. `query` names the parameters that the page depends on, `flags` those of which only the
   * presence matters, `except` those with which the page is not cached.
   */
  cache?: { query: readonly string[]; flags?: readonly string[]; except?: readonly string[] };
  /**
   * Accepts a picture in the page's form, from members only. Each upload counts towards this limit, which is that of the
   * form's call, before its body is read. The path of the page has no parameters.
   */
  upload?: RateLimit;
  /**
   * Whether links in mails lead to the page, or their forms do; or the parameter of the query with which these do. Others
   * that are rendered for its network do not shut it out (rules.md R49).
   */
  fromMail?: true | string;
  /** How the header and footer of this page differ from those of others (app/shell/shell-props.ts). */
  shell?: {
    header?: boolean;
    reducedHeader?: boolean;
    footer?: boolean;
    infoline?: boolean;
  };
}
