import { parentPort, workerData } from 'node:worker_threads';
import { cleanPicture } from './clean-picture.ts';
import { type Copy, type EncodedCopy, PictureError, type PictureErrorCode } from './copies.ts';

/** The input of the thread. */
export interface Task {
  file: Uint8Array;
  copies: readonly Copy[];
  pixels: number;
  seconds: number;
}

/** The message that the thread posts when it is done. */
export type Outcome = { copies: EncodedCopy[] } | { code: PictureErrorCode };

const { file, ...task } = workerData as Task;

const outcome: Outcome = await cleanPicture(file, task).then(
  (copies) => ({ copies }),
  (error) => {
    if (error instanceof PictureError) return { code: error.code };
    throw error;
  },
);
parentPort?.postMessage(outcome);
