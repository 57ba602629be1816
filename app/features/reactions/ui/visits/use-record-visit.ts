import { use, useEffect } from 'react';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { whenVisible } from '#app/ui/live/when-visible.ts';

/**
 * Tells the call at `path`, once the page can be seen, up to which item the viewer has come; null tells nothing. A page that
 * a browser or a robot loads ahead is not visited. It is sent by plain fetch, because the typed client would bring zod
 * along, and it never fails: the page works without it.
 */
export function useRecordVisit(path: string, lastSeenId: number | null): void {
  const antiforgery = use(AntiforgeryContext);
  useEffect(() => {
    if (lastSeenId === null) return;
    return whenVisible(() => {
      fetch(path, {
        method: 'POST',
        credentials: 'same-origin',
        keepalive: true,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': antiforgery ?? '' },
        body: JSON.stringify(lastSeenId === 0 ? {} : { LastSeenId: lastSeenId }),
      }).catch(() => {});
    });
  }, [path, lastSeenId, antiforgery]);
}
