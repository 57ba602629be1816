import { HOUR, TIME_ZONE } from '../../app/platform/clock.ts';

/** '2026-11-22 16:30', in the time of the Netherlands. */
const dutchClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/**
 * The moment at which clocks in the Netherlands show this day (2026-11-22) and time (16:30), wherever this runs. Of the hour
 * that comes twice when summer time ends, it is the first. Null for what is no day or time, and for the hour that is skipped
 * when summer time begins.
 */
export function dutchTime(day: string, time: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  const hoursAhead = [2, 1]; // of UTC, in summer and in winter
  const moments = hoursAhead.map((hours) => new Date(asUtc - hours * HOUR));
  return moments.find((moment) => dutchClock.format(moment) === `${day} ${time}`) ?? null;
}
