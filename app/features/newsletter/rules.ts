import { DAY } from '#app/platform/clock.ts';

/** How long the link in the mail works, and the request for it is kept (rules.md R7), in milliseconds. */
export const REQUEST_LIFETIME = DAY;
