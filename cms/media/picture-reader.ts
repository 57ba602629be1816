import sharp from 'sharp';
import { readOnlyWhatWeTake } from '../../app/platform/images/loaders.ts';

readOnlyWhatWeTake(sharp);

/** What pictures are read with, by Payload as well. */
export { sharp };

const FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Whether this is a picture that we take, by what is in it. */
export async function isPicture(content: Buffer): Promise<boolean> {
  try {
    const { mediaType = '' } = await sharp(content).metadata();
    return FORMATS.includes(mediaType);
  } catch {
    return false; // whatever it is, sharp can't read it
  }
}
