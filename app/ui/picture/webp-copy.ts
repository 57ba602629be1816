import { nearestCopies, type PictureCopy } from './nearest-copies.ts';
import type { PictureSize } from './sizes.ts';

/**
 * The copy in this size, or in the nearest that the picture has, for programs that show one file: WebP where there is one,
 * which more of them read than AVIF. Undefined for a picture without copies.
 */
export function webpCopy(copies: readonly PictureCopy[], size: PictureSize): PictureCopy | undefined {
  const inSize = nearestCopies(copies, size);
  return inSize.find(({ type }) => type === 'image/webp') ?? inSize[0];
}
