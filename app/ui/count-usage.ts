/** What pages count of their use (choices.md 17). The other counts are made on the server. */
export const COUNTED_BY_PAGES = ['page_printed', 'registration_prompt_opened', 'share_form_opened'] as const;

export type CountedByPages = (typeof COUNTED_BY_PAGES)[number];

/**
 * Adds one to a count, without saying who did it. A member's session needs its anti-forgery token (R9). It never fails: a
 * page works without being counted.
 */
export function countUsage(name: CountedByPages, antiforgery: string | null): void {
  const headers = antiforgery === null ? {} : { 'x-xsrf-token': antiforgery };
  fetch(`/api/v1/usage/${name}`, { method: 'POST', keepalive: true, headers }).catch(() => {});
}
