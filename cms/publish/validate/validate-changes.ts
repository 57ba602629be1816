import { type PayloadRequest, ValidationError } from 'payload';
import type { PublishedDocument } from '../../../app/features/content/published/documents.ts';
import { EditorError } from '../../editor-error.ts';
import type { ProjectedDocument, Projection } from '../project/project-changes.ts';
import type { Changes } from '../read/changes.ts';
import { toValidate } from '../read/document-versions.ts';
import { requireContract } from './require-contract.ts';
import { requireFreePath } from './require-free-path.ts';

/** A projected document whose published version satisfies the contract. A draft may be incomplete. */
export interface ValidDocument extends Pick<ProjectedDocument, 'id' | 'cause'> {
  kind: string;
  published?: PublishedDocument | null;
  draft?: Projection | null;
}

/**
 * Validates the published versions of these documents, and a draft that is handed in, against the contract, their paths
 * against those of other documents, and that the saved document has no conflict with others. Throws a ValidationError with
 * every wrong field of the saved document, or an EditorError that names an affected document, because its fields are not in
 * the editor's form.
 */
export const validateChanges = (
  documents: ProjectedDocument[],
  read: Pick<Changes, 'pathOwners' | 'conflict'>,
  req: PayloadRequest,
): ValidDocument[] => documents.map((document) => validateDocument(document, read, req));

function validateDocument(
  document: ProjectedDocument,
  { pathOwners, conflict }: Pick<Changes, 'pathOwners' | 'conflict'>,
  req: PayloadRequest,
): ValidDocument {
  const { collection, id, cause, published, draft, handedIn } = document;
  const { kind } = collection.custom as { kind: string };
  try {
    const version = toValidate(document);
    const valid = version && requireContract(version, { collection: collection.slug, id }, req);
    const pathField = valid && pathFieldOf(valid);
    if (pathField) requireFreePath({ ...pathField, id, collection: collection.slug }, pathOwners, req);
    if (cause === 'saved' && conflict) {
      const errors = [{ path: conflict.field, message: conflict.message }];
      throw new ValidationError({ collection: collection.slug, errors, id }, req.t);
    }
    const validPublished = handedIn ? null : valid; // beside a draft readers see what they saw, or nothing
    return {
      ...{ id, cause, kind },
      ...(published !== undefined && validPublished !== undefined && { published: validPublished }),
      ...(draft !== undefined && { draft }),
    };
  } catch (error) {
    throw cause === 'affected' ? toEditorError(error, document) : error;
  }
}

/** An EditorError that names this document, for the first error in it. */
function toEditorError(error: unknown, { id, collection }: ProjectedDocument): unknown {
  if (!(error instanceof ValidationError)) return error;
  const [first] = error.data.errors;
  const where = `nummer ${id} in ‘${collection.labels.plural}’`;
  return new EditorError(`Eerst moet er iets anders goed: ${where}, bij ${first?.path}: ${first?.message}`);
}

/** The path that a document takes on the site, and the field that holds it; null for a kind without one. */
function pathFieldOf(document: PublishedDocument): { field: string; path: string } | null {
  if (document.kind === 'redirect') return { field: 'from', path: document.from };
  return 'path' in document ? { field: 'path', path: document.path } : null;
}
