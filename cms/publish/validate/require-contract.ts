import { type PayloadRequest, ValidationError } from 'payload';
import type { z } from 'zod';
import { type PublishedDocument, publishedDocument } from '../../../app/features/content/published/documents.ts';

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
function messageOf(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  if (code === 'invalid_type' && (input === null || input === undefined)) return 'Vul dit in.';
  if (code === 'too_small') return 'Hier hoort nog iets bij.';
  if (code === 'too_big') return tooBig(issue);
  return 'Dit klopt niet.';
}

/** How much is allowed: of a list how many rows, of a text how many characters, and else which number. */
function tooBig({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const most = amount.format(maximum);
  if (origin === 'array') return `Dit zijn er te veel: kies er hoogstens ${most}.`;
  if (origin === 'string') return `Dit is te lang: er passen hoogstens ${most} tekens in.`;
  return `Dit is te veel: vul hoogstens ${most} in.`;
}

const amount = new Intl.NumberFormat('nl-NL');

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
