import type { Metadata } from 'sharp';
import { AVIF_WEIGHT, PictureFault } from './copies.ts';

const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** A line of pixels would have to be blown up to enormous size to fill a square. */
const LONGEST_SHAPE = 8;

/**
 * Refuses, by what its head says and before it is decoded, a picture of a kind that we don't take, or with too many
 * pixels or too odd a shape (rules.md R23). Throws PictureFault.
 */
export function requireUsable(head: Metadata, pixels: number): void {
  const { width, height, mediaType = '' } = head;
  if (!TAKEN.includes(mediaType)) throw new PictureFault('format');
  if (width * height * memoryOf(head) > pixels) throw new PictureFault('pixels');
  if (Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height)) throw new PictureFault('shape');
}

/** For how many pixels one of such a picture counts: most are decoded line by line, a few kinds only whole. */
function memoryOf({ mediaType, isProgressive, depth }: Metadata): number {
  if (mediaType === 'image/avif') return AVIF_WEIGHT;
  return mediaType === 'image/png' && isProgressive && depth !== 'uchar' ? 2 : 1;
}
