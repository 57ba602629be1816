import { useHydrated } from '../hydration/use-hydrated.ts';
import { dateAndTime, longDate, relativeDate } from './formats.ts';

/** A time. Cached pages have the date; the browser replaces it with a relative time, such as 'gisteren om 14:05'. */
export function RelativeTime({ at }: { at: string }) {
  const hydrated = useHydrated();
  return (
    <time dateTime={at} title={dateAndTime(at)}>
      {hydrated ? relativeDate(at, new Date().toISOString()) : longDate(at)}
    </time>
  );
}
