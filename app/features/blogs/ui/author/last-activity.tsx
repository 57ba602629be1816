import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { lastActivity, longDate, timeOfDay } from '#app/ui/time/formats.ts';

/**
 * When something last happened in a blog (blogs-8, site-36): cached pages have the date, the browser tells how long
 * ago.
 */
export function LastActivity({ at }: { at: Date }) {
  const hydrated = useHydrated();
  const iso = at.toISOString();
  return (
    <time dateTime={iso} title={`${longDate(iso)}, ${timeOfDay(iso)}`}>
      {hydrated ? lastActivity(iso, new Date().toISOString()) : longDate(iso)}
    </time>
  );
}
