import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Hashing } from './thread.ts';

/** Relative to the root of the checkout, where every process starts: a built file does not know where that is. */
const THREAD = resolve('app/platform/passwords/thread.ts');

/** rules.md R4. */
const CONCURRENCY = 4;
const MAX_PENDING = 64;

const limit = pLimit(CONCURRENCY);
const idle: Worker[] = [];

/**
 * Computes argon2id in a thread of its own: the asynchronous function of node:crypto takes the threads that files, names
 * of hosts and compression need as well. Threads start when they are first needed, and do not keep the process running.
 * Throws AppError unavailable when too many hashes are waiting.
 */
export async function argon2id(hashing: Hashing): Promise<Buffer> {
  if (limit.pendingCount >= MAX_PENDING) throw new AppError('unavailable');
  return limit(() => hashInThread(hashing));
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
