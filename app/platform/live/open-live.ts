import { SECOND } from '#app/platform/clock.ts';
import type { Config } from '#app/platform/config/config.ts';
import { listen } from '#app/platform/database/listen.ts';
import { repeat } from '#app/platform/repeat.ts';
import { LIVE_CHANNEL, parseChanges } from './changes.ts';
import { LiveStreams, type StreamsOptions } from './live-streams.ts';

/** Shorter than the timeout of an idle connection, here and in most proxies. */
const BEAT_INTERVAL = 25 * SECOND;
/** How long a stream may outlive its session; it carries nothing in that time. */
const SESSION_CHECK_INTERVAL = 5 * SECOND;

interface Opened {
  live: LiveStreams;
  close: () => Promise<void>;
}

/**
 * Opens the event streams of a process. A web process listens for changes, and ends the streams of sessions that have
 * ended; a worker has no streams, and is not `listening`.
 */
export function openLive({
  config,
  listening,
  ...platform
}: { config: Config; listening: boolean } & Omit<StreamsOptions, 'limits'>): Opened {
  const { log } = platform;
  const live = new LiveStreams({ ...platform, limits: config.live });
  if (!listening) return { live, close: async () => undefined };
  const stopListening = listen({
    url: config.databaseUrl,
    channel: LIVE_CHANNEL,
    log,
    onPayload(payload) {
      for (const change of parseChanges(payload)) live.notify(change);
    },
    onListening: (first) => {
      if (!first) live.notifyAll();
    },
  });
  const checking = repeat(async () => {
    try {
      await live.closeEnded();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the sessions of event streams could not be read');
    }
  }, SESSION_CHECK_INTERVAL);
  const beating = repeat(async () => live.beat(), BEAT_INTERVAL);
  return {
    live,
    async close() {
      live.close();
      await Promise.all([stopListening(), checking.stop(), beating.stop()]);
    },
  };
}
