import type { Unread } from '#app/ui/live/unread-context.ts';

/** Asks the server, which does not count it as activity; null without an answer. */
export async function fetchUnread(): Promise<Unread | null> {
  try {
    const query = new URLSearchParams({ path: location.pathname });
    const response = await fetch(`/api/v1/CustomUser/unread?${query}`, { credentials: 'same-origin' });
    if (!response.ok) return null;
    const { Messages, Notifications } = await response.json();
    return { messages: Messages, notifications: Notifications };
  } catch {
    return null;
  }
}
