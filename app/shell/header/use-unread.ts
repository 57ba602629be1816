import { useState } from 'react';
import { LIVE_TOPICS } from '#app/platform/live/topics.ts';
import type { Unread } from '#app/ui/live/unread-context.ts';
import { useLive } from '#app/ui/live/use-live.ts';

const NO_TOPICS = [] as const;

/** What a member has not read yet: as the page was loaded, and from then on as it changes. Null for visitors. */
export function useUnread(loaded: Unread | null): Unread | null {
  const [fetched, setFetched] = useState<{ after: Unread | null; unread: Unread }>();
  useLive(loaded ? LIVE_TOPICS : NO_TOPICS, async () => {
    const { fetchUnread } = await import('./fetch-unread.ts');
    const unread = await fetchUnread();
    if (unread) setFetched({ after: loaded, unread });
  });
  return fetched?.after === loaded ? fetched.unread : loaded; // data that is loaded later is newer
}
