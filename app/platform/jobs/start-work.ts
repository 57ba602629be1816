import type { Platform } from '#app/platform/platform.ts';
import { runAtInterval } from '#app/platform/run-at-interval.ts';
import { isQueueWork, type Work } from './work.ts';

/**
 * Starts all of `work` in this process. Gives the function that stops the work at an interval, which waits for the runs
 * under way; jobs stop with the platform.
 */
export async function startWork(platform: Platform, work: readonly Work[]): Promise<() => Promise<void>> {
  await platform.jobs.work(
    work.filter(isQueueWork).map(({ kind, run }) => ({ kind, run: (payload) => run(platform, payload) })),
  );
  const stops = work.flatMap((each) => {
    if (isQueueWork(each)) return [];
    const { name, interval, run } = each;
    const attempt = async (stopping: AbortSignal) => {
      try {
        await run(platform, stopping);
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
