import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openBoundedQueue } from '#app/platform/bounded-queue.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type Copy, type EncodedCopy, PictureError } from './copies.ts';
import type { UploadLimits } from './open-picture.ts';
import { pictureErrorMessage } from './picture-error-message.ts';
import type { Outcome, Task } from './picture-thread.ts';
import { restrictDecoders } from './restrict-decoders.ts';

export interface Images {
  /**
   * Re-encodes an uploaded picture as each of `copies`, without its metadata (rules.md R23). Throws AppError invalid_input
   * on `field` with the reason, or unavailable when too many pictures are waiting.
   */
  clean(file: Blob, wanted: { copies: readonly Copy[]; field: string }): Promise<EncodedCopy[]>;
}

/** The file of the thread; in a build the built one (vite.config.ts). */
const THREAD = new URL('./picture-thread.ts', import.meta.url);

/** How many pictures are decoded at once: each may briefly need 256 MB. */
const CONCURRENCY = 2;
const MAX_PENDING = 16;

/** Decodes each picture in a thread of its own, which is terminated when it takes too long. */
export function openImages(limits: UploadLimits): Images {
  const queue = openBoundedQueue({ concurrency: CONCURRENCY, maxPending: MAX_PENDING });

  return {
    async clean(file, { copies, field }) {
      try {
        if (file.size === 0) throw new PictureError('empty');
        if (file.size > limits.bytes) throw new PictureError('bytes');
        const { pixels, seconds } = limits;
        return await queue(async () => cleanInThread({ file: await bytesOf(file), copies, pixels, seconds }));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        throw new AppError('invalid_input', { fields: { [field]: pictureErrorMessage(error.code, limits) } });
      }
    },
  };
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

async function cleanInThread(task: Task): Promise<EncodedCopy[]> {
  await loadDecoders();
  const thread = new Worker(THREAD, { workerData: task, transferList: [task.file.buffer as ArrayBuffer] });
  try {
    const [outcome] = (await once(thread, 'message', { signal: AbortSignal.timeout(task.seconds * 1000) })) as [
      Outcome,
    ];
    if ('code' in outcome) throw new PictureError(outcome.code);
    return outcome.copies;
  } catch (error) {
    throw isTimeout(error) ? new PictureError('slow') : error;
  } finally {
    await thread.terminate(); // frees its memory before the next picture begins
  }
}

let decoders: Promise<void> | undefined;

/**
 * Loads sharp at the first picture, since most processes never decode one. Its native libraries must be loaded
 * before the first thread starts, and stay loaded after the last one ends.
 */
function loadDecoders(): Promise<void> {
  decoders ??= import('sharp').then(({ default: sharp }) => restrictDecoders(sharp));
  return decoders;
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
