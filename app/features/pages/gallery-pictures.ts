import type { Picture } from '#app/features/content/published/picture.ts';
import type { Database } from '#app/platform/database/database.ts';

/** Some pictures of published documents, to show examples with. */
export async function readPictures(db: Database, most: number): Promise<Picture[]> {
  const rows = await db
    .selectFrom('document')
    .select('picture')
    .where('picture', 'is not', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ picture }) => picture as unknown as Picture);
}

/** The same, with a real picture in the place of each that is made up, as far as there are any. */
export function serveArticlePictures<T>(value: T, pictures: readonly Picture[]): T {
  if (pictures.length === 0 || value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => serveArticlePictures(item, pictures)) as T;
  if ('copies' in value && 'id' in value) return pictures[Number(value.id) % pictures.length] as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, serveArticlePictures(inner, pictures)]),
  ) as T;
}
