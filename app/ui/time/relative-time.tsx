import { useHydrated } from '../hydration/use-hydrated.ts';
import { longDate, relativeDate, timeOfDay } from './formats.ts';

/** A moment. Pages are kept for visitors, so they carry the date; the browser makes it 'gisteren om 14:05'. */
export function RelativeTime({ at }: { at: string }) {
  const hydrated = useHydrated();
  return (
    <time dateTime={at} title={`${longDate(at)}, ${timeOfDay(at)}`}>
      {hydrated ? relativeDate(at, new Date().toISOString()) : longDate(at)}
    </time>
  );
}
