import type { FlattenedBlock, SanitizedCollectionConfig } from 'payload';
import type { Changes } from '../read/changes.ts';
import type { SavedDocument, StoredDocument } from '../read/saved-document.ts';
import { type ProjectionContext, projectFields } from './project-fields.ts';
import { shaped } from './shapes.ts';

/** A document in the words of the contract, not yet validated. */
export type Projection = Record<string, unknown>;

/** A saved document with its versions projected: null where there is none any more, left out where it stays as it is. */
export interface ProjectedDocument {
  collection: SanitizedCollectionConfig;
  id: number;
  published?: Projection | null;
  draft?: Projection | null;
}

/** What changes, projected. */
export interface ProjectedChanges {
  saved?: ProjectedDocument;
  affected: ProjectedDocument[];
}

/** Puts all that changes in the words of the contract. */
export function projectChanges(
  { saved, affected, content }: Changes,
  blocks: Record<string, FlattenedBlock>,
): ProjectedChanges {
  const project = (document: SavedDocument) => projectDocument(document, { ...content, blocks });
  return { ...(saved && { saved: project(saved) }), affected: affected.map(project) };
}

/** Projects each version that changed, once: after a publication the draft is the published version. */
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
  return shaped(kind, { ...plain, id: version.id, kind, changedAt: version.updatedAt ?? null }, version);
}
