/** What a route module exports as `handle`. */
export interface PageHandle {
  /**
   * Have the page kept for visitors; `query` names the parameters that it depends on, `except` those with which it is
   * not kept after all.
   */
  cache?: { query: readonly string[]; except?: readonly string[] };
  /** How the page differs from others in what is around it. */
  shell?: { reduced?: boolean; footer?: boolean; infoline?: boolean };
}
