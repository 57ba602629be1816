import { argon2Sync } from 'node:crypto';
import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PARAMETERS } from './parameters.ts';

/** The input of the thread. */
export interface Hashing {
  message: string;
  nonce: Uint8Array;
}

const TAG_BYTES = 32;

/** Links to the folder of the running thread, which is named by its id. */
const THREAD_SELF = '/proc/thread-self';

yieldToRequests();
parentPort?.on('message', ({ message, nonce }: Hashing) => {
  parentPort?.postMessage(argon2Sync('argon2id', { ...PARAMETERS, tagLength: TAG_BYTES, message, nonce }));
});

/** Lets the thread that handles requests go first where all cores are busy. Only Linux has priorities of threads. */
function yieldToRequests(): void {
  if (!existsSync(THREAD_SELF)) return;
  setPriority(Number(basename(readlinkSync(THREAD_SELF))), constants.priority.PRIORITY_BELOW_NORMAL);
}
