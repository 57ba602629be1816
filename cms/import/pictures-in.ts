/** A picture as a file of content/ names it: an SVG in content/pictures/. */
export interface NamedPicture {
  file: string;
  alt: string;
  description: string | null;
}

/** The picture that a field names; null when that is none. */
export function namedPicture(value: unknown): NamedPicture | null {
  if (typeof value !== 'object' || value === null) return null;
  const { file, alt, description = null } = value as Partial<NamedPicture>;
  if (typeof file !== 'string' || !/^[\w-]+\.svg$/.test(file) || typeof alt !== 'string' || alt.trim() === '')
    return null;
  return { file, alt: alt.trim(), description };
}

/** All pictures in a document, wherever they stand in it. */
export function picturesIn(value: unknown): NamedPicture[] {
  const named = namedPicture(value);
  if (named) return [named];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}
