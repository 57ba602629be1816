import type { PayloadRequest } from 'payload';
import type { Picture } from '../../../app/features/content/published/picture.ts';
import type { Transaction } from '../../database/transaction.ts';
import { copiesOf, type StoredSizes } from '../../media/picture-sizes.ts';
import { type DocumentVersions, pagePathOf } from './document-versions.ts';
import { listPublishedPaths } from './paths-in-use.ts';

/** The content of others that documents show: pictures by id, and by id the paths of pages that their texts link to. */
export interface ReferencedContent {
  pictures: Map<number, Picture>;
  paths: Map<number, string>;
}

/** The content that these documents show of others, as it will be after all of these are published. */
export async function readReferenced(
  documents: DocumentVersions[],
  { db, req }: Transaction,
): Promise<ReferencedContent> {
  const versions = documents.flatMap(({ published, draft }) => [published ?? [], draft ?? []].flat());
  const pictures = new Set(versions.flatMap(({ references }) => [...references.pictures]));
  const pages = new Set(versions.flatMap(({ references }) => [...references.pages]));
  const paths = await listPublishedPaths([...pages], db);
  for (const { id, published } of documents) {
    const path = pagePathOf(published);
    if (path !== null) paths.set(id, path);
    else if (published === null) paths.delete(id);
  }
  return { pictures: await listPictures([...pictures], req), paths };
}

/** These pictures, by id. */
async function listPictures(ids: number[], req: PayloadRequest): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map();
  const where = { id: { in: ids } };
  const { docs } = await req.payload.find({ collection: 'media', where, depth: 0, pagination: false, req });
  return new Map(
    docs.map(({ id, alt, description, keepShape, sizes }) => [
      id,
      {
        id,
        alt,
        description: description ?? null,
        copies: copiesOf((sizes ?? {}) as StoredSizes, { keepShape: keepShape === true }),
      },
    ]),
  );
}
