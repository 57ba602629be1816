import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import type { Picture } from '../../app/features/content/published/picture.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { copiesOf, type MadeSizes } from '../media/picture-sizes.ts';
import { pathsOf } from './paths.ts';
import { type Around, project } from './project.ts';
import { shaped } from './shapes.ts';

/** A document as Payload keeps it, with nothing of others in it but their numbers. */
export type Kept = Record<string, unknown> & { id: number; _status?: string | null; deletedAt?: string | null };

/**
 * A document in the words of the contract, with its pictures and the addresses of the pages that its texts link to. It
 * may be incomplete: `requireContract` judges it.
 */
export async function projectionOf(
  { custom, flattenedFields }: SanitizedCollectionConfig,
  document: Kept,
  req: PayloadRequest,
): Promise<Record<string, unknown>> {
  const { blocks } = req.payload;
  const plainly = (around: Omit<Around, 'blocks'>) => project(flattenedFields, document, { ...around, blocks });
  const named = { pictures: new Set<number>(), pages: new Set<number>() };
  plainly({
    pictureOf: (id) => {
      named.pictures.add(id);
      return null;
    },
    pathOf: (id) => {
      named.pages.add(id);
      return undefined;
    },
  });
  const pictures = await readPictures(named.pictures, req);
  const paths = await pathsOf(await inTransaction(req), named.pages);
  const plain = plainly({ pictureOf: (id) => pictures.get(id) ?? null, pathOf: (id) => paths.get(id) });
  const { kind } = custom as { kind: string };
  return shaped(kind, { ...plain, id: document.id, kind, changedAt: document.updatedAt ?? null }, document);
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
