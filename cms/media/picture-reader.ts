import sharp from 'sharp';
import { PictureError } from '../../app/platform/images/copies.ts';
import { openPicture, toPictureError, type UploadLimits } from '../../app/platform/images/open-picture.ts';
import { restrictDecoders } from '../../app/platform/images/restrict-decoders.ts';

restrictDecoders(sharp);

/** The sharp with which all pictures are read, also by Payload. */
export { sharp };

/** The longest side of a stored picture, in pixels: no copy is larger. */
const MAX_SIDE = 2400;

/**
 * Encodes an uploaded picture again, as the original of all copies: upright, in sRGB, at most 2400 pixels, only the first
 * frame of an animation, without metadata. Returns a WebP, made with little effort: 5% more bytes, which nobody downloads.
 * Throws PictureError.
 */
export async function reencode(file: Buffer, { bytes, ...limits }: UploadLimits): Promise<Buffer> {
  if (file.length === 0) throw new PictureError('empty');
  if (file.length > bytes) throw new PictureError('bytes');
  const picture = await openPicture(sharp, file, limits);
  return picture
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 2 })
    .toBuffer()
    .catch((error) => {
      throw toPictureError(error);
    });
}
