import { LIVE_TOPICS } from '#app/platform/live/topics.ts';
import { subscribe } from '#app/ui/live/connection.ts';
import type { CountedUnread } from '#app/ui/live/unread-context.ts';

/**
 * Calls `onChange` with what the member has not read each time that it may have changed. Gives the function that ends it.
 */
export const watchUnread = (onChange: (unread: CountedUnread) => void): (() => void) =>
  subscribe(LIVE_TOPICS, async () => {
    const unread = await fetchUnread();
    if (unread) onChange(unread);
  });

/** Asks the server, which does not count it as activity; null without an answer. */
async function fetchUnread(): Promise<CountedUnread | null> {
  try {
    const query = new URLSearchParams({ path: location.pathname });
    const response = await fetch(`/api/v1/CustomUser/unread?${query}`, { credentials: 'same-origin' });
    if (!response.ok) return null;
    const { Messages, Notifications, At } = await response.json();
    return { messages: Messages, notifications: Notifications, at: At };
  } catch {
    return null;
  }
}
