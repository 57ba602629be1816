import sharp from 'sharp';
import { PictureFault } from '../../app/platform/images/copies.ts';
import { readOnlyWhatWeTake } from '../../app/platform/images/loaders.ts';
import { inDecoding, openPicture } from '../../app/platform/images/open-picture.ts';

readOnlyWhatWeTake(sharp);
sharp.cache(false); // no picture comes twice
sharp.concurrency(1); // memory grows with every thread that works on one picture

/** What pictures are read with, by Payload as well. */
export { sharp };

/** The longest side of what we keep, in pixels: no copy is larger. */
const LONGEST = 2400;

/** What an uploaded picture may be, and how long it may take to read it. */
export interface UploadLimits {
  bytes: number;
  pixels: number;
  seconds: number;
}

/**
 * Draws an uploaded picture anew, as the one of which all copies are made: upright, in sRGB, at most 2400 pixels, the
 * first frame of a moving one, without what a camera or somebody else put in the file. Gives a WebP; throws PictureFault.
 */
export async function drawAnew(file: Buffer, { bytes, ...limits }: UploadLimits): Promise<Buffer> {
  if (file.length === 0) throw new PictureFault('empty');
  if (file.length > bytes) throw new PictureFault('bytes');
  const picture = await openPicture(sharp, file, limits);
  return picture
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90 })
    .toBuffer()
    .catch((error) => {
      throw inDecoding(error);
    });
}
