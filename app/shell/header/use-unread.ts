import { useEffect, useEffectEvent, useState } from 'react';
import type { Unread } from '#app/ui/live/unread-context.ts';

/**
 * What a member has not read yet: as the page was loaded, and from then on as it changes. Null for visitors, whose pages do
 * not load what it needs.
 */
export function useUnread(loaded: Unread | null): Unread | null {
  const [fetched, setFetched] = useState<{ after: Unread | null; unread: Unread }>();
  const handleFetched = useEffectEvent((unread: Unread) => setFetched({ after: loaded, unread }));
  const isMember = loaded !== null;
  useEffect(() => {
    if (!isMember) return;
    const watching = import('./watch-unread.ts').then(
      ({ watchUnread }) => watchUnread((unread) => handleFetched(unread)),
      () => undefined, // without a network the page shows what it has
    );
    return () => void watching.then((stop) => stop?.());
  }, [isMember]);
  return fetched?.after === loaded ? fetched.unread : loaded; // data that is loaded later is newer
}
