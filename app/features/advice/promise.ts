import { after, DAY } from '#app/platform/clock.ts';

/** Until when a question asked at this time is answered, as we promise: within a week (spec §9). */
export const promisedAt = (askedAt: Date): Date => after(askedAt, 7 * DAY);
