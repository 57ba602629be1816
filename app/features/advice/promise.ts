import { after, DAY } from '#app/platform/clock.ts';

/** Within what time a question is answered, as we promise: a week. */
const PROMISE = 7 * DAY;

/** Until when a question asked at this time is answered. */
export const promisedAt = (askedAt: Date): Date => after(askedAt, PROMISE);

/** Questions asked before this time wait longer than was promised. */
export const lateFrom = (now: Date): Date => after(now, -PROMISE);

/** How many days the promise is late by now; 0 on the first day, and before it. */
export const daysLate = (promise: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - promise.getTime()) / DAY));
