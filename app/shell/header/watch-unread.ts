import { LIVE_TOPICS } from '#app/platform/live/topics.ts';
import { subscribe } from '#app/ui/live/connection.ts';
import { inBackground } from '#app/ui/live/in-background.ts';
import type { CountedUnread } from '#app/ui/live/unread-context.ts';

/**
 * Calls `onChange` with what the member has not read each time that it may have changed, and `onPause` when moderators keep them
 * from writing, or do so no more. Gives the function that ends it.
 */
export function watchUnread(onChange: (unread: CountedUnread) => void, onPause: () => Promise<void>): () => void {
  let pause: string | null | undefined;
  return subscribe(LIVE_TOPICS, async () => {
    const fetched = await fetchUnread();
    if (!fetched) return;
    const { pause: latest, ...unread } = fetched;
    onChange(unread);
    if (pause !== undefined && latest !== pause) void inBackground(onPause);
    pause = latest;
  });
}

/** Asks the server, which does not count it as activity; null without an answer. */
async function fetchUnread(): Promise<(CountedUnread & { pause: string | null }) | null> {
  try {
    const query = new URLSearchParams({ path: location.pathname });
    const response = await fetch(`/api/v1/CustomUser/unread?${query}`, { credentials: 'same-origin' });
    if (!response.ok) return null;
    const { Messages, Notifications, Pause, At } = await response.json();
    return { messages: Messages, notifications: Notifications, pause: Pause, at: At };
  } catch {
    return null;
  }
}
