import type { Picture } from '#app/features/content/published/picture.ts';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import type { PictureSize } from '#app/ui/picture/sizes.ts';
import { webpCopy } from '#app/ui/picture/webp-copy.ts';

/** A picture as the wire's Image, in this size or the nearest that it has. */
export function presentPicture({ alt, description, copies }: Picture, size: PictureSize = 'default') {
  const copy = webpCopy(copies, size);
  if (!copy) throw new Error('A picture without copies breaks the contract of published documents.');
  return { alt, description, href: editorialMediaPath(copy.file), width: copy.width, height: copy.height };
}

/** The picture of a recipe or a news article, as the wire's. */
export function presentImage(picture: Picture, size: PictureSize) {
  const { href, alt, description } = presentPicture(picture, size);
  return { url: href, alt, description };
}

/** A picture as the wire's Image, where there is one. */
export const presentOptionalPicture = (picture: Picture | null, size?: PictureSize) =>
  picture && presentPicture(picture, size);
