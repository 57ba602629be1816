import { openBoundedQueue } from '#app/platform/bounded-queue.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { cleanInProcess } from './clean-in-process.ts';
import { type Copy, type EncodedCopy, PictureError } from './copies.ts';
import type { UploadLimits } from './open-picture.ts';
import { pictureErrorMessage } from './picture-error-message.ts';

export interface Images {
  /**
   * Re-encodes a picture that the member `by` uploaded as each of `copies`, without its metadata (rules.md R23). Throws
   * AppError invalid_input on `field` with the reason, or unavailable when too many pictures are waiting or its process is
   * ended.
   */
  clean(file: Blob, wanted: { copies: readonly Copy[]; field: string; by: number }): Promise<EncodedCopy[]>;
}

/** How many pictures are decoded at once: each may briefly need 350 MB. */
const CONCURRENCY = 2;
const MAX_PENDING = 16;

/**
 * Decodes each picture in a process of its own, which is killed when it takes too long: its memory and its threads are
 * none of the site's, and a decoder that crashes ends nothing else. Members take turns.
 */
export function openImages(limits: UploadLimits): Images {
  const queue = openBoundedQueue({ concurrency: CONCURRENCY, maxPending: MAX_PENDING });

  return {
    async clean(file, { copies, field, by }) {
      try {
        if (file.size === 0) throw new PictureError('empty');
        if (file.size > limits.bytes) throw new PictureError('bytes');
        const { pixels, seconds } = limits;
        return await queue(() => cleanInProcess(file, { copies, pixels, seconds }), String(by));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        throw new AppError('invalid_input', { fields: { [field]: pictureErrorMessage(error.code, limits) } });
      }
    },
  };
}
