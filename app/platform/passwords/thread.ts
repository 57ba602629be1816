import { argon2Sync } from 'node:crypto';
import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';

/** The input of the thread. */
export interface Hashing {
  message: string;
  nonce: Uint8Array;
}

/** argon2id as rules.md R4 sets it: m=19456 KiB, t=2, p=1. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Links to the folder of the running thread, which is named by its id. */
const THREAD_SELF = '/proc/thread-self';

yieldToRequests();
parentPort?.on('message', ({ message, nonce }: Hashing) => {
  parentPort?.postMessage(argon2Sync('argon2id', { ...PARAMETERS, message, nonce }));
});

/** Lets the thread that handles requests go first where all cores are busy. Only Linux has priorities of threads. */
function yieldToRequests(): void {
  if (!existsSync(THREAD_SELF)) return;
  setPriority(Number(basename(readlinkSync(THREAD_SELF))), constants.priority.PRIORITY_LOW);
}
