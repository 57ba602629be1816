import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { AVIF_WEIGHT, PictureError } from './copies.ts';

const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** A line of pixels would have to be blown up to enormous size to fill a square, or whatever else is cut out of it. */
const LONGEST_SHAPE = 8;

/** What a picture may be at most, and how long reading it may take. */
export interface UploadLimits {
  bytes: number;
  pixels: number;
  seconds: number;
}

/** Of those, what bounds its decoding. */
export type DecodingLimits = Omit<UploadLimits, 'bytes'>;

/** The library itself: the site and the CMS have one each. */
type Library = (file: Uint8Array, options: SharpOptions) => Sharp;

/**
 * Opens a picture that somebody uploaded, upright, so that it can be decoded without harm (rules.md R23): one of the four
 * kinds that we take, of at most `pixels`, in at most about `seconds`. Throws PictureError when its header says already that
 * it can't be used; `toPictureError` turns what fails while decoding into one.
 */
export async function openPicture(
  sharp: Library,
  file: Uint8Array,
  { pixels, seconds }: DecodingLimits,
): Promise<Sharp> {
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureError('format');
    });
  requireUsable(head, pixels);
  return sharp(file, { failOn: 'error', limitInputPixels: pixels })
    .timeout({ seconds: Math.ceil(seconds) })
    .autoOrient();
}

/** The PictureError for an error of decoding. */
export const toPictureError = ({ message }: Error): PictureError =>
  new PictureError(/timeout/i.test(message) ? 'slow' : 'damaged');

function requireUsable(head: Metadata, pixels: number): void {
  const { width, height, mediaType = '' } = head;
  if (!TAKEN.includes(mediaType)) throw new PictureError('format');
  if (width * height * memoryOf(head) > pixels) throw new PictureError('pixels');
  if (Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height)) throw new PictureError('shape');
}

/** For how many pixels one of such a picture counts: most are decoded line by line, a few kinds only whole. */
function memoryOf({ mediaType, isProgressive, depth }: Metadata): number {
  if (mediaType === 'image/avif') return AVIF_WEIGHT;
  return mediaType === 'image/png' && isProgressive && depth !== 'uchar' ? 2 : 1;
}
