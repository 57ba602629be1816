import { parentPort, workerData } from 'node:worker_threads';
import { cleanPicture } from './clean-picture.ts';
import { type Copy, type Fault, type MadeCopy, PictureError } from './copies.ts';

/** What the thread is given. */
export interface Task {
  file: Uint8Array;
  copies: readonly Copy[];
  pixels: number;
  seconds: number;
}

/** What it answers. */
export type Outcome = { made: MadeCopy[] } | { fault: Fault };

const { file, ...task } = workerData as Task;

const outcome: Outcome = await cleanPicture(file, task).then(
  (made) => ({ made }),
  (error) => {
    if (error instanceof PictureError) return { fault: error.fault };
    throw error;
  },
);
parentPort?.postMessage(outcome);
