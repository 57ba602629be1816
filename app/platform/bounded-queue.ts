import pLimit from 'p-limit';
import { AppError } from './errors/app-error.ts';

/**
 * Does work when it is its turn. `owner` names whose work it is: owners take turns, each with its oldest work, so that one
 * with much work delays another by one work a round. Throws AppError unavailable when too much work is waiting.
 */
export type BoundedQueue = <T>(work: () => Promise<T>, owner?: string) => Promise<T>;

/**
 * Opens a queue of which `concurrency` works are done at once, while at most `maxPending` wait. When that many wait, new
 * work takes the place of the newest work of the owner with most, if its own owner has less waiting: no owner fills the
 * queue for others.
 */
export function openBoundedQueue({
  concurrency,
  maxPending,
}: {
  concurrency: number;
  maxPending: number;
}): BoundedQueue {
  const limit = pLimit(concurrency);
  const waiting = new WaitingWork();
  return async (work, owner = '') => {
    if (limit.activeCount < concurrency) return limit(work);
    if (waiting.size >= maxPending) waiting.makeRoom(owner);
    return new Promise((resolve, reject) => {
      waiting.add(owner, { begin: () => Promise.try(work).then(resolve, reject), refuse: reject });
      // Work that took the place of another takes its turn too: turns without work would pile up in a flood (rules.md R38).
      if (limit.pendingCount < waiting.size) void limit(async () => waiting.takeNext()?.begin());
    });
  };
}

interface Waiting {
  begin(): Promise<void>;
  refuse(error: AppError): void;
}

/** Work that waits, by owner, in the order in which they are served next. */
class WaitingWork {
  readonly #byOwner = new Map<string, Waiting[]>();

  get size(): number {
    return this.#byOwner.values().reduce((sum, { length }) => sum + length, 0);
  }

  add(owner: string, work: Waiting): void {
    const others = this.#byOwner.get(owner);
    if (others) others.push(work);
    else this.#byOwner.set(owner, [work]);
  }

  /** Takes the oldest work of the first owner, who then stands behind the others. Gives nothing when no work waits. */
  takeNext(): Waiting | undefined {
    const [next] = this.#byOwner;
    if (!next) return undefined;
    const [owner, [oldest, ...others]] = next;
    this.#byOwner.delete(owner);
    if (others.length > 0) this.#byOwner.set(owner, others);
    return oldest;
  }

  /** Refuses the newest work of the owner with most, unless `owner` would then have as much. Throws AppError unavailable. */
  makeRoom(owner: string): void {
    const own = this.#byOwner.get(owner)?.length ?? 0;
    const most = [...this.#byOwner.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (most.length <= own + 1) throw new AppError('unavailable');
    most.pop()?.refuse(new AppError('unavailable'));
  }
}
