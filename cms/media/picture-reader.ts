import sharp from 'sharp';
import { PictureFault } from '../../app/platform/images/copies.ts';
import { readOnlyWhatWeTake } from '../../app/platform/images/loaders.ts';
import { requireUsable } from '../../app/platform/images/require-usable.ts';

readOnlyWhatWeTake(sharp);

/** What pictures are read with, by Payload as well. */
export { sharp };

/** What an editor may upload, as a member may (rules.md R23), and how long it may take to read it. */
export const UPLOAD_LIMITS = { bytes: 10 * 1024 ** 2, pixels: 24_000_000, seconds: 10 };

/** The longest side of what we keep, in pixels: no copy is larger. */
const LONGEST = 2400;

/**
 * Draws an uploaded picture anew, as the one of which all copies are made: upright, in sRGB, at most 2400 pixels, the
 * first frame of a moving one, without what a camera or somebody else put in the file. Gives a WebP; throws PictureFault.
 */
export async function drawAnew(file: Buffer, { bytes, pixels, seconds } = UPLOAD_LIMITS): Promise<Buffer> {
  if (file.length === 0) throw new PictureFault('empty');
  if (file.length > bytes) throw new PictureFault('bytes');
  const head = sharp(file, { limitInputPixels: false }).metadata();
  requireUsable(await orFault(head, 'format'), pixels);
  const drawn = sharp(file, { failOn: 'error', limitInputPixels: pixels })
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90 })
    .toBuffer();
  return orFault(drawn, 'damaged');
}

/** What sharp says of a picture that it can't read, as a fault of the picture. */
const orFault = <T>(reading: Promise<T>, fault: 'format' | 'damaged'): Promise<T> =>
  reading.catch((error: Error) => {
    throw new PictureFault(/timeout/i.test(error.message) ? 'slow' : fault);
  });
