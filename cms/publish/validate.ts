import { type PayloadRequest, ValidationError } from 'payload';
import type { z } from 'zod';
import { type PublishedDocument, publishedDocument } from '../../app/features/content/published/documents.ts';
import { EditorError } from '../editor-error.ts';
import { requireFreePath } from './paths-in-use.ts';
import type { ProjectedChanges, ProjectedDocument, Projection } from './project/project-changes.ts';

/** A projected document whose published version satisfies the contract. A draft may be incomplete. */
export interface ValidDocument {
  id: number;
  kind: string;
  published?: PublishedDocument | null;
  draft?: Projection | null;
}

/** What changes, validated. */
export interface ValidChanges {
  saved?: ValidDocument;
  affected: ValidDocument[];
}

/**
 * The changes, after validation. Throws a ValidationError with every wrong field of the saved document, or an EditorError
 * that names another document, because its fields are not in the editor's form.
 */
export async function validateChanges(
  { saved, affected }: ProjectedChanges,
  req: PayloadRequest,
): Promise<ValidChanges> {
  const valid = saved && (await validateDocument(saved, req));
  const others: ValidDocument[] = [];
  for (const document of affected) {
    others.push(
      await validateDocument(document, req).catch((error: unknown) => {
        throw toEditorError(error, document);
      }),
    );
  }
  return { ...(valid && { saved: valid }), affected: others };
}

/** An EditorError that names this document, for the first error in it. */
function toEditorError(error: unknown, { id, collection }: ProjectedDocument): unknown {
  if (!(error instanceof ValidationError)) return error;
  const [first] = error.data.errors;
  const where = `nummer ${id} in ‘${collection.labels.plural}’`;
  return new EditorError(`Eerst moet er iets anders goed: ${where}, bij ${first?.path}: ${first?.message}`);
}

/**
 * The document, after its published version was validated against the contract and its path against other documents.
 * Throws a ValidationError with a message for every wrong field.
 */
async function validateDocument(
  { collection, id, published, draft }: ProjectedDocument,
  req: PayloadRequest,
): Promise<ValidDocument> {
  const { kind } = collection.custom as { kind: string };
  const valid = published && requireContract(published, { collection: collection.slug, id }, req);
  const address = valid && pathFieldOf(valid);
  if (address) await requireFreePath(address.path, { id, collection: collection.slug, field: address.field }, req);
  return { id, kind, ...(valid !== undefined && { published: valid }), ...(draft !== undefined && { draft }) };
}

/** The path of a document, and the field that holds it; null for a kind without one. */
function pathFieldOf(document: PublishedDocument): { field: string; path: string } | null {
  if (document.kind === 'redirect') return { field: 'from', path: document.from };
  return 'path' in document ? { field: 'path', path: document.path } : null;
}

/** The projection as a document of the contract. Throws a ValidationError with a message for every wrong field. */
export function requireContract(
  projection: unknown,
  { collection, id }: { collection: string; id: number },
  req: PayloadRequest,
): PublishedDocument {
  const parsed = publishedDocument.safeParse(projection, { error: messageOf });
  if (parsed.success) return parsed.data;
  const errors = errorsOf(parsed.error.issues).map(({ path, message }) => ({ path: fieldOf(path), message }));
  throw new ValidationError({ collection, errors, id, req }, req.t);
}

type Issue = z.core.$ZodIssue;
interface FieldError {
  path: PropertyKey[];
  message: string;
}

/** The message of an error to which the contract gives none. */
function messageOf({ code, input }: z.core.$ZodRawIssue): string {
  if (code === 'invalid_type' && (input === null || input === undefined)) return 'Vul dit in.';
  if (code === 'too_small') return 'Hier hoort nog iets bij.';
  if (code === 'too_big') return 'Dit is te veel.';
  return 'Dit klopt niet.';
}

/** The errors, one for each field. Where a union allows several kinds of block, those of the kind that the block has. */
function errorsOf(issues: readonly Issue[], above: PropertyKey[] = []): FieldError[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, message: issue.message }];
    const branch = issue.errors.find((issues) => !issues.some(isOfAnotherKind)) ?? issue.errors[0] ?? [];
    return errorsOf(branch, path);
  });
}

const isOfAnotherKind = ({ path }: Issue) => path.length === 1 && (path[0] === 'kind' || path[0] === 'type');

const PICTURE_FIELDS = ['picture', 'thumbnail', 'logo'];

/** The field of the form: an error inside a picture is shown at the picture. */
function fieldOf(path: PropertyKey[]): string {
  const picture = path.findIndex((part) => PICTURE_FIELDS.includes(String(part)));
  return (picture === -1 ? path : path.slice(0, picture + 1)).join('.');
}
