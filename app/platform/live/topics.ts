/** What of a member may have changed: the only words that event streams carry. */
export const LIVE_TOPICS = ['messages', 'notifications', 'pause'] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** The path of the event stream of a member (text/event-stream). */
export const EVENTS_PATH = '/api/v1/events';

/** The header of a request that a script of the page makes by itself: it is no activity of the session (rules.md R8). */
export const BACKGROUND_HEADER = 'x-background';
