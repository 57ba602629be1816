import type { Picture } from '#app/features/content/published/picture.ts';
import type { Database } from '#app/platform/database/database.ts';

/** At most `limit` pictures of published documents, with which the gallery shows its examples. */
export async function listPictures(db: Database, limit: number): Promise<Picture[]> {
  const rows = await db
    .selectFrom('document')
    .select('picture')
    .where('picture', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ picture }) => picture as unknown as Picture);
}

/** A copy of an example, with a real picture in place of each example picture. Unchanged when there are no pictures. */
export function replacePictures<T>(value: T, pictures: readonly Picture[]): T {
  if (pictures.length === 0 || value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => replacePictures(item, pictures)) as T;
  if ('copies' in value && 'id' in value) return pictures[Number(value.id) % pictures.length] as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replacePictures(inner, pictures)])) as T;
}
