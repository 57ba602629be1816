/** A picture in a file of content/: an SVG in content/pictures/ and its texts. */
export interface PictureSource {
  file: string;
  alt: string;
  description: string | null;
}

/** The picture in a value; null when the value is not one. */
export function parsePicture(value: unknown): PictureSource | null {
  if (typeof value !== 'object' || value === null) return null;
  const { file, alt, description = null } = value as Partial<PictureSource>;
  if (typeof file !== 'string' || !/^[\w-]+\.svg$/.test(file) || typeof alt !== 'string' || alt.trim() === '')
    return null;
  return { file, alt: alt.trim(), description };
}

/** All pictures in a document, at any depth. */
export function picturesIn(value: unknown): PictureSource[] {
  const picture = parsePicture(value);
  if (picture) return [picture];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}
