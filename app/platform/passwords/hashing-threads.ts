import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openBoundedQueue } from '#app/platform/bounded-queue.ts';
import type { Hashing } from './password-thread.ts';

/** The file of the threads; in a build the built one (vite.config.ts). */
const THREAD = new URL('./password-thread.ts', import.meta.url);

/**
 * How many passwords are hashed at once (rules.md R4), and how many wait, each network in its turn. One core stays free for
 * requests: also a thread of low priority slows the others, as each hash goes through 19 MiB of memory.
 */
export const HASHING = { concurrency: Math.max(1, Math.min(4, availableParallelism() - 1)), maxPending: 64 };

const queue = openBoundedQueue(HASHING);
const idle: Worker[] = [];

/**
 * Computes argon2id in a thread of its own: the asynchronous function of node:crypto takes the threads that files, names
 * of hosts and compression need as well. Threads start when they are first needed, and do not keep the process running.
 * The networks for which hashes are computed take turns. Throws AppError unavailable when too many hashes are waiting.
 */
export async function argon2id(hashing: Hashing, network: string | undefined): Promise<Buffer> {
  return queue(() => hashInThread(hashing), network);
}

async function hashInThread(hashing: Hashing): Promise<Buffer> {
  const thread = idle.pop() ?? new Worker(THREAD);
  thread.ref(); // somebody waits for the answer
  const answer = once(thread, 'message'); // rejects when the thread fails
  thread.postMessage(hashing);
  const [tag] = (await answer) as [Uint8Array];
  thread.unref();
  idle.push(thread);
  return Buffer.from(tag);
}
