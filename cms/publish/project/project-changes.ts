import type { FlattenedBlock, SanitizedCollectionConfig } from 'payload';
import type { Changes } from '../read/changes.ts';
import type { SavedDocument, StoredDocument } from '../read/saved-document.ts';
import { type ProjectionContext, projectFields } from './project-fields.ts';
import { toContract } from './to-contract.ts';

/** A document with the fields of the contract, not validated yet. */
export type Projection = Record<string, unknown>;

/** The versions of a document that changed, projected: null for one that is gone, left out for one that did not change. */
export interface ProjectedDocument {
  collection: SanitizedCollectionConfig;
  id: number;
  published?: Projection | null;
  draft?: Projection | null;
}

/** The changes of a publication, projected. */
export interface ProjectedChanges {
  saved?: ProjectedDocument;
  affected: ProjectedDocument[];
}

/** Projects all changes of a publication to the fields of the contract. */
export function projectChanges(
  { saved, affected, content }: Changes,
  blocks: Record<string, FlattenedBlock>,
): ProjectedChanges {
  const project = (document: SavedDocument) => projectDocument(document, { ...content, blocks });
  return { ...(saved && { saved: project(saved) }), affected: affected.map(project) };
}

/** Projects each version once: after a publication the draft is the published version. */
function projectDocument(saved: SavedDocument, context: ProjectionContext): ProjectedDocument {
  const { collection, id } = saved;
  const project = (version: StoredDocument | null) => version && projectVersion(collection, version, context);
  const published = saved.published === undefined ? undefined : project(saved.published);
  const draft =
    saved.draft === undefined ? undefined : saved.draft === saved.published ? published : project(saved.draft);
  return { collection, id, ...(published !== undefined && { published }), ...(draft !== undefined && { draft }) };
}

function projectVersion(
  { custom, flattenedFields }: SanitizedCollectionConfig,
  version: StoredDocument,
  context: ProjectionContext,
): Projection {
  const { kind } = custom as { kind: string };
  const plain = projectFields(flattenedFields, version, context);
  return toContract(kind, { ...plain, id: version.id, kind, changedAt: version.updatedAt ?? null }, version);
}
