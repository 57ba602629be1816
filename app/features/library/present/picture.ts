import type { Picture } from '#app/features/content/published/picture.ts';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { nearestCopies } from '#app/ui/picture/nearest-copies.ts';
import type { PictureSize } from '#app/ui/picture/sizes.ts';

/** A picture as the spec's Image, in this size or the nearest that it has. */
export function presentPicture({ alt, description, copies }: Picture, size: PictureSize = 'default') {
  const inSize = nearestCopies(copies, size);
  const copy = inSize.find(({ type }) => type === 'image/webp') ?? inSize[0];
  if (!copy) throw new Error('A picture without copies breaks the contract of published documents.');
  return { alt, description, href: editorialMediaPath(copy.file), width: copy.width, height: copy.height };
}

/** A picture as the spec's Image, where there is one. */
export const presentOptionalPicture = (picture: Picture | null, size?: PictureSize) =>
  picture && presentPicture(picture, size);
