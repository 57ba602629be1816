import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { lowerThreadPriority } from '#app/platform/thread-priority.ts';
import { cleanPicture } from './clean-picture.ts';
import { type Copy, type EncodedCopy, PictureError, type PictureErrorCode } from './copies.ts';
import { restrictDecoders } from './restrict-decoders.ts';

/** The message that the process receives; the picture itself comes over its standard input. */
export interface Task {
  copies: readonly Copy[];
  pixels: number;
  seconds: number;
}

/** The message that the process sends when it is done; the one before it only says that it is ready. */
export type Outcome = { copies: EncodedCopy[] } | { code: PictureErrorCode };

lowerThreadPriority(); // requests go first; the threads of the decoders begin with the same priority
restrictDecoders(sharp);
process.once('disconnect', () => process.exit()); // the site has gone
const received = Promise.all([once(process, 'message') as Promise<[Task]>, buffer(process.stdin)]);
process.send?.('ready');
const [[task], file] = await received;

const outcome: Outcome = await cleanPicture(file, task).then(
  (copies) => ({ copies }),
  (error) => {
    if (error instanceof PictureError) return { code: error.code };
    throw error;
  },
);
process.send?.(outcome);
