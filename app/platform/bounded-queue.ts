import pLimit from 'p-limit';
import { AppError } from './errors/app-error.ts';

/** Does work when it is its turn. Throws AppError unavailable at once when too much work is waiting. */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Opens a queue of which `concurrency` works are done at once, while at most `maxPending` wait. */
export function openBoundedQueue({
  concurrency,
  maxPending,
}: {
  concurrency: number;
  maxPending: number;
}): BoundedQueue {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.pendingCount >= maxPending) throw new AppError('unavailable');
    return limit(work);
  };
}
