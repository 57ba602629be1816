/**
 * The pattern for `like` by which names are found: one or two letters begin the name, since its index has parts of three
 * letters; more may stand in the middle.
 */
export function namePattern(name: string): string {
  const literal = name.replaceAll(/[\\%_]/g, '\\$&');
  return name.length > 2 ? `%${literal}%` : `${literal}%`;
}
