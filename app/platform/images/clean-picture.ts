import sharp, { type Sharp } from 'sharp';
import type { Copy, MadeCopy, PictureFormat } from './copies.ts';
import { type DecodingLimits, openPicture, toPictureError } from './open-picture.ts';

/**
 * Re-encodes a picture as each of `copies`: upright, in sRGB, on white, the first frame of a moving one. The copies are
 * made of the pixels alone, so that whatever else the file held is gone. A picture has at most `pixels`, and decoding it
 * takes at most about `seconds`. Throws PictureError.
 */
export async function cleanPicture(
  file: Uint8Array,
  { copies, ...limits }: DecodingLimits & { copies: readonly Copy[] },
): Promise<MadeCopy[]> {
  const made: MadeCopy[] = [];
  for (const fit of ['square', 'inside'] as const) {
    const wanted = copies.filter((copy) => copy.fit === fit);
    if (wanted.length > 0) made.push(...(await makeCopies(await openPicture(sharp, file, limits), fit, wanted)));
  }
  return made;
}

/** Decodes the picture once, at the size of the largest copy, and makes all copies of that. */
async function makeCopies(picture: Sharp, fit: Copy['fit'], wanted: readonly Copy[]): Promise<MadeCopy[]> {
  const size = Math.max(...wanted.map((copy) => copy.size));
  const { data, info } = await picture
    .resize(
      fit === 'square'
        ? { width: size, height: size, fit: 'cover', position: 'attention' } // a face is seldom in the very middle
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
  const made: MadeCopy[] = [];
  for (const { name, size: width, format } of wanted) {
    const drawn = sharp(data, { raw }).resize({ width: Math.min(width, info.width) });
    made.push({ name, content: await ENCODERS[format](drawn).toBuffer() });
  }
  return made;
}

/** Small enough for a phone, at a reasonable cost of encoding. */
const ENCODERS: Record<PictureFormat, (drawn: Sharp) => Sharp> = {
  avif: (drawn) => drawn.avif({ quality: 55, effort: 3 }),
  webp: (drawn) => drawn.webp({ quality: 78 }),
  jpg: (drawn) => drawn.jpeg({ quality: 80, mozjpeg: true }),
};
