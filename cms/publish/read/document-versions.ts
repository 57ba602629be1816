import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { type References, referencesIn } from './references.ts';

/** Which document: its collection and its id. */
export interface DocumentKey {
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

/** One version of a document, with everything that it refers to. */
export interface DocumentVersion {
  stored: StoredDocument;
  references: References;
}

/** The versions of a document that are published: null for one that is gone, left out for one that did not change. */
export interface DocumentVersions {
  collection: SanitizedCollectionConfig;
  id: number;
  /** What readers see. */
  published?: DocumentVersion | null;
  /** What an editor is working on. */
  draft?: DocumentVersion | null;
  /** Whether this draft is handed in for review. */
  handedIn?: boolean;
}

/** The version that must satisfy the contract and conflict with no other: what readers see, or a draft that is handed in. */
export const toValidate = <T>(versions: { published?: T; draft?: T; handedIn?: boolean }): T | undefined =>
  versions.handedIn ? versions.draft : versions.published;

/** A document that shows something of another, and which version of it does. */
export interface AffectedDocument extends DocumentKey {
  version: 'published' | 'draft';
}

/**
 * The versions of a document that a save with this `status` changed, as they are in this transaction. A draft that is saved
 * beside a published version does not change that.
 */
export async function readSaved(
  key: DocumentKey,
  status: string | undefined,
  req: PayloadRequest,
): Promise<DocumentVersions> {
  const { id } = key;
  const collection = collectionOf(key.slug, req);
  if (status !== 'draft') {
    const draft = await findVersion(key, req);
    return { collection, id, published: draft && isPublished(collection, draft.stored) ? draft : null, draft };
  }
  const draft = await findVersion(key, req, { draft: true });
  const current = await findStored(key, req, { select: { _status: true, deletedAt: true } });
  return current && isPublished(collection, current)
    ? { collection, id, draft }
    : { collection, id, published: null, draft };
}

/** The version of a document that readers see. */
export async function readPublished(key: DocumentKey, req: PayloadRequest): Promise<DocumentVersions> {
  const collection = collectionOf(key.slug, req);
  const version = await findVersion(key, req);
  return { collection, id: key.id, published: version && isPublished(collection, version.stored) ? version : null };
}

/** The version of a document that an editor is working on. */
export async function readDraft(key: DocumentKey, req: PayloadRequest): Promise<DocumentVersions> {
  const draft = await findVersion(key, req, { draft: true });
  return { collection: collectionOf(key.slug, req), id: key.id, draft };
}

/** The path of a page; null for no version, and for a kind without pages. */
export const pagePathOf = (version: DocumentVersion | null | undefined): string | null =>
  textOrNull(version?.stored.path);

/** The path on the site that a document takes: that of a page, or the old one of a redirect. Null where it takes none. */
export const pathOf = (version: DocumentVersion | null | undefined): string | null =>
  pagePathOf(version) ?? textOrNull(version?.stored.from);

/** The id of the document to which a document belongs; null for none, and for a kind without parents. */
export function parentOf(version: DocumentVersion | null | undefined): number | null {
  const parent = version?.stored.parent as { value: number } | null | undefined;
  return parent?.value ?? null;
}

/** The field of which no two published documents of a collection have the same value (`custom.unique`). */
export interface UniqueField {
  field: string;
  /** What is said where this document has the value already. */
  taken: (other: { id: number; title: string }) => string;
}

export interface UniqueValue extends UniqueField {
  value: string;
}

/** What no other published document may have of a version; null for no version, and for a kind without such a field. */
export function uniqueValueOf(
  { custom }: SanitizedCollectionConfig,
  version: DocumentVersion | null | undefined,
): UniqueValue | null {
  const unique = custom?.unique as UniqueField | undefined;
  const value = unique ? textOrNull(version?.stored[unique.field]) : null;
  return unique && value !== null ? { ...unique, value } : null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

async function findVersion(
  key: DocumentKey,
  req: PayloadRequest,
  options: { draft?: boolean } = {},
): Promise<DocumentVersion | null> {
  const stored = await findStored(key, req, options);
  if (!stored) return null;
  const { flattenedFields } = collectionOf(key.slug, req);
  return { stored, references: referencesIn(flattenedFields, stored, req.payload.blocks) };
}

/** A document as Payload stores it; null when there is none or it is in the bin. */
async function findStored(
  { slug, id }: DocumentKey,
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
