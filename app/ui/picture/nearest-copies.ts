import { type CroppedSize, PICTURE_SIZES, type PictureSize } from './sizes.ts';

/** One file of a picture; `scale` 2 is for high-density screens. */
export interface PictureCopy {
  size: PictureSize;
  scale: 1 | 2;
  type: 'image/avif' | 'image/webp';
  file: string;
  width: number;
  height: number;
}

/** A picture of the CMS, with at least one copy. */
export interface PictureWithCopies {
  alt: string;
  copies: readonly PictureCopy[];
}

/** `whole` for a picture that keeps its own shape, else this size. */
export const wholeOr = ({ copies }: PictureWithCopies, size: CroppedSize): PictureSize =>
  copies.some((copy) => copy.size === 'whole') ? 'whole' : size;

/** The copies in this size, or in the nearest size that the picture has, with the smallest scale first. */
export function nearestCopies(copies: readonly PictureCopy[], size: PictureSize): PictureCopy[] {
  const [nearest] = [...new Set(copies.map((copy) => copy.size))].toSorted(
    (a, b) => distance(size, a) - distance(size, b),
  );
  return copies.filter((copy) => copy.size === nearest).toSorted((a, b) => a.scale - b.scale);
}

/** The distance between two sizes, in pixels. A copy that is not cropped is far from all others. */
function distance(a: PictureSize, b: PictureSize): number {
  if (a === b) return 0;
  if (a === 'whole' || b === 'whole') return Number.POSITIVE_INFINITY;
  const [width, height] = PICTURE_SIZES[a];
  const [otherWidth, otherHeight] = PICTURE_SIZES[b];
  return Math.hypot(width - otherWidth, height - otherHeight);
}
