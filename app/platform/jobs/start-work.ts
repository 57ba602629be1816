import type { Platform } from '#app/platform/platform.ts';
import { runAtInterval } from '#app/platform/run-at-interval.ts';
import { isQueueWork, type Work } from './work.ts';

/** Lets this process do all of `work`. Gives the function that ends it, which waits for what is being done. */
export async function startWork(platform: Platform, work: readonly Work[]): Promise<() => Promise<void>> {
  await platform.jobs.work(
    work.filter(isQueueWork).map(({ kind, run }) => ({ kind, run: (payload) => run(platform, payload) })),
  );
  const stops = work.flatMap((todo) => {
    if (isQueueWork(todo)) return [];
    const { name, interval, run } = todo;
    const attempt = async () => {
      try {
        await run(platform);
      } catch (error) {
        platform.log.warn({ work: name, reason: (error as Error).message }, 'work at an interval failed');
      }
    };
    return [runAtInterval(attempt, interval)];
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
