import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Picture } from '../../../app/features/content/published/picture.ts';
import { transactionOf } from '../../database/transaction.ts';
import { copiesOf, type MadeSizes } from '../../media/picture-sizes.ts';
import { referencesIn } from './references.ts';
import { pathOf, type SavedDocument } from './saved-document.ts';

/** The content of others that documents show: pictures by id, and by id the paths of pages that their texts link to. */
export interface ReferencedContent {
  pictures: Map<number, Picture>;
  paths: Map<number, string>;
}

/** The content that these documents show of others, as it will be after all of these are published. */
export async function readReferenced(documents: SavedDocument[], req: PayloadRequest): Promise<ReferencedContent> {
  const pictures = new Set<number>();
  const pages = new Set<number>();
  for (const { collection, published, draft } of documents) {
    for (const version of new Set([published, draft])) {
      if (!version) continue;
      const references = referencesIn(collection.flattenedFields, version, req.payload.blocks);
      for (const id of references.pictures) pictures.add(id);
      for (const id of references.pages) pages.add(id);
    }
  }
  const paths = await readPaths(pages, req);
  for (const { id, published } of documents) {
    const path = pathOf(published);
    if (path !== null) paths.set(id, path);
    else if (published === null) paths.delete(id);
  }
  return { pictures: await readPictures(pictures, req), paths };
}

/** The paths of these documents, by id, except of those that are not published. */
async function readPaths(ids: Set<number>, req: PayloadRequest): Promise<Map<number, string>> {
  const wanted = [...ids];
  if (wanted.length === 0) return new Map();
  const { rows } = await (await transactionOf(req)).execute(sql`
    select id, document ->> 'path' as path from editorial.published
    where id in ${wanted} and document ->> 'path' is not null`);
  return new Map(rows.map(({ id, path }) => [Number(id), String(path)]));
}

async function readPictures(ids: Set<number>, req: PayloadRequest): Promise<Map<number, Picture>> {
  if (ids.size === 0) return new Map();
  const where = { id: { in: [...ids] } };
  const { docs } = await req.payload.find({ collection: 'media', where, depth: 0, pagination: false, req });
  return new Map(
    docs.map(({ id, alt, description, sizes }) => [
      id,
      { id, alt, description: description ?? null, copies: copiesOf((sizes ?? {}) as MadeSizes) },
    ]),
  );
}
