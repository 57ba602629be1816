import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** The width and height of pictures in pixels, by id: a page reserves their place with them. */
export type PictureSizes = Record<string, { width: number; height: number }>;

/** The sizes of these pictures, as far as they are there. */
export async function listPictureSizes({ platform }: RequestContext, ids: readonly string[]): Promise<PictureSizes> {
  if (ids.length === 0) return {};
  const rows = await listSizes(platform.db, { ids });
  return Object.fromEntries(rows.map(({ pictureId, width, height }) => [pictureId, { width, height }]));
}

const listSizes = prepared((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('blogPicture')
    .select(['pictureId', 'width', 'height'])
    .where('pictureId', '=', sql<string>`any(${ids})`),
);
