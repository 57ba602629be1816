import { AppError } from '#app/platform/errors/app-error.ts';

/** More fields than any form has, and most calls, whichever way they are encoded (rules.md R38). */
const MAX_FIELDS = 200;

/** More than the names and the type of a file need, in bytes, of which every line would be parsed (rules.md R38). */
const MAX_PART_HEAD = 4 * 1024;

/** How deep a value may be nested (rules.md R33). */
const MAX_DEPTH = 20;

/**
 * Checks the number of fields of a form before it is parsed: `separator` stands between them. Throws AppError
 * invalid_input.
 */
export function checkFieldCount(body: Buffer, separator: string): void {
  let at = -separator.length;
  for (let fields = 0; fields <= MAX_FIELDS; fields += 1) {
    at = body.indexOf(separator, at + separator.length);
    if (at < 0) return;
  }
  throw new AppError('invalid_input');
}

/**
 * Checks the length of the head of each part of a form before it is parsed: the `delimiter` stands before each part, and
 * with two hyphens after the last one (RFC 2046, 5.1.1). Throws AppError invalid_input.
 */
export function checkPartHeads(body: Buffer, delimiter: string): void {
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    const head = body.subarray(at + delimiter.length, at + delimiter.length + MAX_PART_HEAD);
    if (!head.includes('\r\n\r\n') && head.toString('latin1', 0, 2) !== '--') throw new AppError('invalid_input');
  }
}

/**
 * The error of JSON with more than `most` values, at every depth together, or nested deeper than any call needs; null for
 * other JSON.
 */
export function valueCountError(value: unknown, most = MAX_FIELDS): AppError | null {
  let left = most;
  const isWithin = (inner: unknown, depth: number): boolean => {
    if (typeof inner !== 'object' || inner === null) return true;
    const values = Object.values(inner);
    left -= values.length;
    return left >= 0 && depth < MAX_DEPTH && values.every((each) => isWithin(each, depth + 1));
  };
  return isWithin(value, 0) ? null : new AppError('invalid_input');
}
