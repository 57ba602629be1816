/** A value in the comparison of two versions, a line each: the words of a list, or 'Ja' or 'Nee' for a box. */
export function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'boolean' ? [value ? 'Ja' : 'Nee'] : [];
}
