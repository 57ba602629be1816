import { z } from 'zod';
import { type CroppedSize, PICTURE_SIZES, type PictureSize, WHOLE_WIDTH } from '../../../ui/picture/sizes.ts';
import { documentId } from './fields.ts';

// By a relative path, because the CMS imports this file too and does not know the aliases.
export { type CroppedSize, PICTURE_SIZES, type PictureSize, WHOLE_WIDTH };

/** One file of a picture; `scale` 2 is for high-density screens. */
export const pictureCopy = z.object({
  size: z.enum(['whole', ...(Object.keys(PICTURE_SIZES) as CroppedSize[])]),
  scale: z.union([z.literal(1), z.literal(2)]),
  type: z.enum(['image/avif', 'image/webp']),
  /** Its name in the media store, after /media/editorial/. */
  file: z.string().regex(/^[\w.-]+$/),
  width: z.int().positive(),
  height: z.int().positive(),
});

/** A picture of the CMS, with its copies in each size. When the alt is empty, the site shows that it is missing. */
export const picture = z.object({
  id: documentId,
  alt: z.string().trim(),
  description: z.string().trim().nullable(),
  copies: z.array(pictureCopy).min(1, 'Deze afbeelding heeft nog geen formaten.'),
});

export type Picture = z.output<typeof picture>;
export type PictureCopy = z.output<typeof pictureCopy>;
