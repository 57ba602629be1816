import { DAY } from '#app/platform/clock.ts';

/**
 * For how long one may object to a decision, in milliseconds, and what was taken away or reported is kept at least: longer than
 * any six months (DSA, article 20(1)), of which the longest have 184 days.
 */
export const OBJECTION_PERIOD = 190 * DAY;
