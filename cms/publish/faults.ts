import { type PayloadRequest, ValidationError } from 'payload';
import type { z } from 'zod';
import { type PublishedDocument, publishedDocument } from '../../app/features/content/published/documents.ts';

/** A document in the words of the contract, and of which collection it is one. */
interface Judged {
  collection: string;
  id: number;
}

/**
 * The document as the contract has it. Throws a ValidationError that names, in the editor's words, every field at fault.
 */
export function requireContract(plain: unknown, { collection, id }: Judged, req: PayloadRequest): PublishedDocument {
  const parsed = publishedDocument.safeParse(plain, { error: inWords });
  if (parsed.success) return parsed.data;
  const errors = faultsOf(parsed.error.issues).map(({ path, message }) => ({ path: fieldOf(path), message }));
  throw new ValidationError({ collection, errors, id, req }, req.t);
}

type Issue = z.core.$ZodIssue;
interface Fault {
  path: PropertyKey[];
  message: string;
}

/** What the contract does not say in words itself. */
function inWords({ code, input }: z.core.$ZodRawIssue): string {
  if (code === 'invalid_type' && (input === null || input === undefined)) return 'Vul dit in.';
  if (code === 'too_small') return 'Hier hoort nog iets bij.';
  if (code === 'too_big') return 'Dit is te veel.';
  return 'Dit klopt niet.';
}

/** Each fault once; of the kinds that a block may be, those of the kind that it says it is. */
function faultsOf(issues: readonly Issue[], above: PropertyKey[] = []): Fault[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, message: issue.message }];
    const meant = issue.errors.find((branch) => !branch.some(isOfAnotherKind)) ?? issue.errors[0] ?? [];
    return faultsOf(meant, path);
  });
}

const isOfAnotherKind = ({ path }: Issue) => path.length === 1 && (path[0] === 'kind' || path[0] === 'type');

const WHOLE = ['picture', 'thumbnail', 'logo'];

/** The field of the form: a fault in a picture is shown at the picture. */
function fieldOf(path: PropertyKey[]): string {
  const whole = path.findIndex((part) => WHOLE.includes(String(part)));
  return (whole === -1 ? path : path.slice(0, whole + 1)).join('.');
}
