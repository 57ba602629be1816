import type { FlattenedBlock, SanitizedCollectionConfig } from 'payload';
import type { ChangedDocument, Changes } from '../read/changes.ts';
import type { DocumentVersion } from '../read/document-versions.ts';
import { type ProjectionContext, projectFields } from './project-fields.ts';
import { toContract } from './to-contract.ts';

/** A document with the fields of the contract, not validated yet. */
export type Projection = Record<string, unknown>;

/** A document of a publication, projected: null for a version that is gone, left out for one that did not change. */
export interface ProjectedDocument extends Pick<ChangedDocument, 'collection' | 'id' | 'cause' | 'handedIn'> {
  published?: Projection | null;
  draft?: Projection | null;
}

/** Projects the documents of a publication to the fields of the contract. */
export const projectChanges = (
  { documents, content }: Changes,
  blocks: Record<string, FlattenedBlock>,
): ProjectedDocument[] => documents.map((document) => projectDocument(document, { ...content, blocks }));

/** Projects each version once: after a publication the draft is the published version. */
function projectDocument(document: ChangedDocument, context: ProjectionContext): ProjectedDocument {
  const { collection, id, cause, handedIn = false } = document;
  const project = (version: DocumentVersion | null | undefined) =>
    version && projectVersion(collection, version, context);
  const published = project(document.published);
  const draft = document.draft === document.published ? published : project(document.draft);
  return {
    collection,
    id,
    cause,
    handedIn,
    ...(published !== undefined && { published }),
    ...(draft !== undefined && { draft }),
  };
}

function projectVersion(
  { custom, flattenedFields }: SanitizedCollectionConfig,
  { stored }: DocumentVersion,
  context: ProjectionContext,
): Projection {
  const { kind } = custom as { kind: string };
  const plain = projectFields(flattenedFields, stored, context);
  return toContract(kind, { ...plain, id: stored.id, kind, changedAt: stored.updatedAt ?? null }, stored);
}
