import { AppError } from '#app/platform/errors/app-error.ts';

/** More fields than any form has, and most calls, whichever way they are encoded (rules.md R38). */
const MAX_FIELDS = 200;

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
