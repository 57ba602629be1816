import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type Copy, type MadeCopy, PictureError } from './copies.ts';
import type { UploadLimits } from './open-picture.ts';
import { pictureErrorMessage } from './picture-error-message.ts';
import { restrictDecoders } from './restrict-decoders.ts';
import type { Outcome, Task } from './thread.ts';

export interface Images {
  /**
   * Re-encodes an uploaded picture as each of `copies`, without its metadata (rules.md R23). Throws AppError invalid_input on
   * `field`, saying what is wrong with the picture, or unavailable when too many wait already.
   */
  clean(file: Blob, wanted: { copies: readonly Copy[]; field: string }): Promise<MadeCopy[]>;
}

/** From the root of the checkout, where every process of ours is started: a built file knows no other way. */
const THREAD = resolve('app/platform/images/thread.ts');

/** Each may need up to 256 MB for a moment. */
const CONCURRENCY = 2;
const MAX_PENDING = 16;

/** Pictures are decoded in a thread of their own, one each, which is ended when it takes too long. */
export function openImages(limits: UploadLimits): Images {
  const limit = pLimit(CONCURRENCY);

  return {
    async clean(file, { copies, field }) {
      if (limit.pendingCount >= MAX_PENDING) throw new AppError('unavailable');
      try {
        if (file.size === 0) throw new PictureError('empty');
        if (file.size > limits.bytes) throw new PictureError('bytes');
        const { pixels, seconds } = limits;
        return await limit(async () => inThread({ file: await bytesOf(file), copies, pixels, seconds }));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        throw new AppError('invalid_input', { fields: { [field]: pictureErrorMessage(error.fault, limits) } });
      }
    },
  };
}

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

async function inThread(task: Task): Promise<MadeCopy[]> {
  await loadDecoders();
  const thread = new Worker(THREAD, { workerData: task, transferList: [task.file.buffer as ArrayBuffer] });
  try {
    const [outcome] = (await once(thread, 'message', { signal: AbortSignal.timeout(task.seconds * 1000) })) as [
      Outcome,
    ];
    if ('fault' in outcome) throw new PictureError(outcome.fault);
    return outcome.made;
  } catch (error) {
    throw isTimeout(error) ? new PictureError('slow') : error;
  } finally {
    await thread.terminate(); // the next picture waits until its memory is free
  }
}

let decoders: Promise<void> | undefined;

/**
 * Loads sharp with the first picture, for most processes never see one: what it links to must be there before the first
 * thread and stay after the last.
 */
function loadDecoders(): Promise<void> {
  decoders ??= import('sharp').then(({ default: sharp }) => restrictDecoders(sharp));
  return decoders;
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
