import { MINUTE } from '#app/platform/clock.ts';
import { EVENTS_PATH } from '#app/platform/live/topics.ts';

/** How often the subscribers are called while the server can't be listened to, in milliseconds. */
const POLL_INTERVAL = MINUTE;

interface Subscriber {
  topics: readonly string[];
  onChange: () => void;
}

const subscribers = new Set<Subscriber>();
let source: EventSource | undefined;
let poll: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `onChange` when something of these topics may have changed. Gives the function that ends it. All subscribers of a
 * page share one stream, which is open while the page can be seen: hidden tabs would use up the few connections that a
 * browser opens to a site.
 */
export function subscribe(topics: readonly string[], onChange: () => void): () => void {
  const subscriber = { topics, onChange };
  if (subscribers.size === 0) start();
  subscribers.add(subscriber);
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size === 0) stop();
  };
}

function start(): void {
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
}

function stop(): void {
  document.removeEventListener('visibilitychange', followVisibility);
  disconnect();
}

function followVisibility(): void {
  disconnect();
  if (document.visibilityState !== 'visible') return;
  connect();
  poll = setInterval(() => {
    if (source?.readyState === EventSource.OPEN) return;
    if (source?.readyState === EventSource.CLOSED) connect();
    callAll();
  }, POLL_INTERVAL);
}

/** Opens the stream. The browser opens it again when it is lost, but not when the server refused it. */
function connect(): void {
  source = new EventSource(EVENTS_PATH);
  source.onopen = callAll; // something may have changed before
  source.onmessage = ({ data }) => {
    for (const { topics, onChange } of [...subscribers]) if (topics.includes(data)) onChange();
  };
}

function disconnect(): void {
  clearInterval(poll);
  source?.close();
  source = undefined;
}

function callAll(): void {
  for (const { onChange } of [...subscribers]) onChange();
}
