import { DAY, TIME_ZONE } from '#app/platform/clock.ts';
import { DAYS_APART, FIRST_HOUR } from './rules.ts';

const inAmsterdam = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * The calendar day in Amsterdam whose digests are made at this time, as YYYY-MM-DD; null before the hour at which that
 * begins.
 */
export function dayOfDigests(now: Date): string | null {
  const { year, month, day, hour } = Object.fromEntries(
    inAmsterdam.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return Number(hour) >= FIRST_HOUR ? `${year}-${month}-${day}` : null;
}

/**
 * The remainder of the ids of the members who get a digest on this day, when they are divided by DAYS_APART: so the members
 * of one day are as many as those of the next, and each keeps their days (docs/decisions/digests.md).
 */
export const remainderOfDay = (day: string): number => (Date.parse(day) / DAY) % DAYS_APART;
