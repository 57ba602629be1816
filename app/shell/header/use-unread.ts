import { useEffect, useMemo, useState } from 'react';
import { type CountedUnread, NONE_UNREAD, type Unread } from '#app/ui/live/unread-context.ts';

/**
 * What a member has not read yet: as the page was loaded, and from then on as it changes. Null for visitors, whose pages do
 * not load what it needs. It is one object until a count changes, so that what shows it is not rendered again for nothing.
 * `onPause` is called when moderators keep the member from writing while the page is open, or do so no more.
 */
export function useUnread(loaded: CountedUnread | null, onPause: () => Promise<void>): Unread | null {
  const [fetched, setFetched] = useState<CountedUnread>();
  const isMember = loaded !== null;
  useEffect(() => {
    if (!isMember) return;
    const watching = import('./watch-unread.ts').then(
      ({ watchUnread }) => watchUnread((unread) => setFetched((before) => newer(unread, before)), onPause),
      () => undefined, // without a network the page shows what it has
    );
    return () => void watching.then((stop) => stop?.());
  }, [isMember, onPause]);
  const { messages, notifications } = loaded ? newer(loaded, fetched) : NONE_UNREAD;
  const unread = useMemo(() => ({ messages, notifications }), [messages, notifications]);
  return isMember ? unread : null;
}

/** The newer of two counts: responses may come in another order, and a page may be loaded again meanwhile. */
const newer = (first: CountedUnread, second: CountedUnread | undefined): CountedUnread =>
  second && second.at > first.at ? second : first;
