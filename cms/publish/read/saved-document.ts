import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';

/** Which document: its collection and its id. */
export interface DocumentAddress {
  slug: string;
  id: number;
}

/** A document as Payload stores it; of other documents it holds the ids alone. */
export type StoredDocument = Record<string, unknown> & {
  id: number;
  _status?: string | null;
  deletedAt?: string | null;
  updatedAt?: string;
};

/** The versions of a document that changed: null for one that is gone, left out for one that did not change. */
export interface SavedDocument {
  collection: SanitizedCollectionConfig;
  id: number;
  /** What readers see. */
  published?: StoredDocument | null;
  /** What an editor is working on. */
  draft?: StoredDocument | null;
}

/**
 * The versions of a document that a save with this `status` changed, as they are in this transaction. A draft that is saved
 * beside a published version does not change that.
 */
export async function readSaved(
  address: DocumentAddress,
  status: string | undefined,
  req: PayloadRequest,
): Promise<SavedDocument> {
  const { id } = address;
  const collection = collectionOf(address.slug, req);
  if (status !== 'draft') {
    const stored = await findStored(address, req);
    return { collection, id, published: stored && isPublished(collection, stored) ? stored : null, draft: stored };
  }
  const draft = await findStored(address, req, { draft: true });
  const current = await findStored(address, req, { select: { _status: true, deletedAt: true } });
  return current && isPublished(collection, current)
    ? { collection, id, draft }
    : { collection, id, published: null, draft };
}

/** The version of a document that readers see. */
export async function readPublished(address: DocumentAddress, req: PayloadRequest): Promise<SavedDocument> {
  const collection = collectionOf(address.slug, req);
  const stored = await findStored(address, req);
  return { collection, id: address.id, published: stored && isPublished(collection, stored) ? stored : null };
}

/** The version of a document that an editor is working on. */
export async function readDraft(address: DocumentAddress, req: PayloadRequest): Promise<SavedDocument> {
  const draft = await findStored(address, req, { draft: true });
  return { collection: collectionOf(address.slug, req), id: address.id, draft };
}

/** The path of a version of a document; null for no version, and for a kind without pages. */
export const pathOf = (version: StoredDocument | null | undefined): string | null =>
  typeof version?.path === 'string' ? version.path : null;

/** A version of a document as Payload stores it; null when there is none or it is in the bin. */
async function findStored(
  { slug, id }: DocumentAddress,
  req: PayloadRequest,
  options: { draft?: boolean; select?: Record<string, true> } = {},
): Promise<StoredDocument | null> {
  const found = await req.payload.findByID({
    collection: slug as never,
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    req,
    ...(options as object),
  });
  const stored = found as StoredDocument | null;
  return stored && !stored.deletedAt ? stored : null;
}

/** A collection without drafts publishes all that is saved. */
const isPublished = ({ versions }: SanitizedCollectionConfig, { _status }: StoredDocument): boolean =>
  !versions?.drafts || _status === 'published';

function collectionOf(slug: string, { payload }: PayloadRequest): SanitizedCollectionConfig {
  const collection = payload.config.collections.find((collection) => collection.slug === slug);
  if (!collection) throw new Error(`There is no collection ${slug}.`);
  return collection;
}
