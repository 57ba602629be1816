import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenVisible } from '#app/ui/live/when-visible.ts';

/**
 * Tells the server, once the page can be seen, that the member sees what it shows, so that what the site told of that is no
 * longer new, by whatever way they came (choices.md 51). `unread` is how much is new: without any there is nothing to tell.
 * It is sent by plain fetch, because the typed client would bring zod along, and it never fails: the badge stays.
 */
export function useNotificationsSeen(unread: number, antiforgery: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (unread === 0) return;
    return whenVisible(() => {
      fetch('/api/v1/CustomUser/notifications/page', {
        method: 'PUT',
        credentials: 'same-origin',
        keepalive: true,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': antiforgery ?? '' },
        body: JSON.stringify({ Path: pathname }),
      }).catch(() => {});
    });
  }, [pathname, unread, antiforgery]);
}
