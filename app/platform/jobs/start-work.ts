import { listen } from '#app/platform/database/listen.ts';
import type { Platform } from '#app/platform/platform.ts';
import { repeat } from '#app/platform/repeat.ts';
import { type IntervalWork, isQueueWork, type Work } from './work.ts';

/**
 * Starts all of `work` in this process. Gives the function that stops the work at an interval, which waits for the runs
 * under way; jobs stop with the platform.
 */
export async function startWork(platform: Platform, work: readonly Work[]): Promise<() => Promise<void>> {
  await platform.jobs.work(
    work.filter(isQueueWork).map(({ kind, run }) => ({ kind, run: (payload) => run(platform, payload) })),
  );
  const stops = work.flatMap((each) => (isQueueWork(each) ? [] : [startAtInterval(platform, each)]));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startAtInterval(platform: Platform, { name, interval, wokenBy, run }: IntervalWork): () => Promise<void> {
  const { config, log } = platform;
  const { wake, stop } = repeat(async (stopping) => {
    try {
      await run(platform, stopping);
    } catch (error) {
      log.warn({ work: name, reason: (error as Error).message }, 'work at an interval failed');
    }
  }, interval);
  if (!wokenBy) return stop;
  const stopListening = listen({ url: config.databaseUrl, channel: wokenBy, log, onPayload: wake, onListening: wake });
  return async () => {
    await Promise.all([stopListening(), stop()]);
  };
}
