import sharp, { type Sharp } from 'sharp';
import type { Copy, EncodedCopy, PictureFormat } from './copies.ts';
import { type DecodingLimits, openPicture, toPictureError } from './open-picture.ts';

/**
 * Re-encodes a picture as each of `copies`: upright, in sRGB, on white, and only the first frame of an animation. The copies
 * are made from the pixels alone, which drops all metadata. A picture has at most `pixels`, and decoding it
 * takes at most about `seconds`. Throws PictureError.
 */
export async function cleanPicture(
  file: Uint8Array,
  { copies, ...limits }: DecodingLimits & { copies: readonly Copy[] },
): Promise<EncodedCopy[]> {
  const encoded: EncodedCopy[] = [];
  for (const fit of ['square', 'inside'] as const) {
    const wanted = copies.filter((copy) => copy.fit === fit);
    if (wanted.length > 0) encoded.push(...(await encodeCopies(await openPicture(sharp, file, limits), fit, wanted)));
  }
  return encoded;
}

/** Decodes the picture once, at the size of the largest copy, and makes all copies from the result. */
async function encodeCopies(picture: Sharp, fit: Copy['fit'], wanted: readonly Copy[]): Promise<EncodedCopy[]> {
  const size = Math.max(...wanted.map((copy) => copy.size));
  const { data, info } = await picture
    .resize(
      fit === 'square'
        ? { width: size, height: size, fit: 'cover', position: 'attention' } // a face is seldom in the middle of a photo
        : { width: size, fit: 'inside', withoutEnlargement: true },
    )
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error) => {
      throw toPictureError(error);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encoded: EncodedCopy[] = [];
  for (const { name, size: width, format } of wanted) {
    const resized = sharp(data, { raw }).resize({ width: Math.min(width, info.width) });
    const copy = await ENCODERS[format](resized).toBuffer({ resolveWithObject: true });
    encoded.push({ name, content: copy.data, width: copy.info.width, height: copy.info.height });
  }
  return encoded;
}

/** Small enough for a phone, at a reasonable cost of encoding. */
const ENCODERS: Record<PictureFormat, (resized: Sharp) => Sharp> = {
  avif: (resized) => resized.avif({ quality: 55, effort: 3 }),
  webp: (resized) => resized.webp({ quality: 78 }),
  jpg: (resized) => resized.jpeg({ quality: 80, mozjpeg: true }),
};
