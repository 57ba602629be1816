import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '#app/platform/thread-priority.ts';
import type { PARAMETERS } from './parameters.ts';

/** The input of the thread. */
export interface Hashing {
  parameters: typeof PARAMETERS;
  message: string;
  nonce: Uint8Array;
}

const TAG_BYTES = 32;

lowerThreadPriority(); // requests go first
parentPort?.on('message', ({ parameters, message, nonce }: Hashing) => {
  parentPort?.postMessage(argon2Sync('argon2id', { ...parameters, tagLength: TAG_BYTES, message, nonce }));
});
