import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '#app/platform/thread-priority.ts';
import { PARAMETERS } from './parameters.ts';

/** The input of the thread. */
export interface Hashing {
  message: string;
  nonce: Uint8Array;
}

const TAG_BYTES = 32;

lowerThreadPriority(); // requests go first
parentPort?.on('message', ({ message, nonce }: Hashing) => {
  parentPort?.postMessage(argon2Sync('argon2id', { ...PARAMETERS, tagLength: TAG_BYTES, message, nonce }));
});
