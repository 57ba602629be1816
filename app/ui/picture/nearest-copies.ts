import { PICTURE_SIZES, type PictureSize } from './sizes.ts';

/** One file of a picture; `scale` 2 is for screens with twice as many pixels. */
export interface PictureCopy {
  size: PictureSize;
  scale: 1 | 2;
  type: 'image/avif' | 'image/webp';
  file: string;
  width: number;
  height: number;
}

/** A picture of the CMS with its copies; at least one. */
export interface PictureWithCopies {
  alt: string;
  copies: readonly PictureCopy[];
}

/** The copies to show at this size, smallest scale first: those of the size itself, or of the nearest that there is. */
export function nearestCopies(copies: readonly PictureCopy[], size: PictureSize): PictureCopy[] {
  const nearest = [...new Set(copies.map((copy) => copy.size))].toSorted(
    (one, other) => distance(size, one) - distance(size, other),
  )[0];
  return copies.filter((copy) => copy.size === nearest).toSorted((one, other) => one.scale - other.scale);
}

/** How unlike two sizes are, in pixels. */
function distance(one: PictureSize, other: PictureSize): number {
  const [width, height] = PICTURE_SIZES[one];
  const [otherWidth, otherHeight] = PICTURE_SIZES[other];
  return Math.hypot(width - otherWidth, height - otherHeight);
}
