import sharp from 'sharp';
import { PictureError } from '../../app/platform/images/copies.ts';
import { openPicture, toPictureError, type UploadLimits } from '../../app/platform/images/open-picture.ts';
import { restrictDecoders } from '../../app/platform/images/restrict-decoders.ts';

restrictDecoders(sharp);

/** What pictures are read with, by Payload as well. */
export { sharp };

/** The longest side of what we keep, in pixels: no copy is larger. */
const LONGEST = 2400;

/**
 * Draws an uploaded picture anew, as the one of which all copies are made: upright, in sRGB, at most 2400 pixels, the
 * first frame of a moving one, without what a camera or somebody else put in the file. Gives a WebP; throws PictureError.
 */
export async function drawAnew(file: Buffer, { bytes, ...limits }: UploadLimits): Promise<Buffer> {
  if (file.length === 0) throw new PictureError('empty');
  if (file.length > bytes) throw new PictureError('bytes');
  const picture = await openPicture(sharp, file, limits);
  return picture
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90 })
    .toBuffer()
    .catch((error) => {
      throw toPictureError(error);
    });
}
