import { withoutMarks } from '#app/platform/names/look-of-name.ts';

/**
 * The pattern for `like` by which names are found: one or two letters begin the name, since its index has parts of three
 * letters; more may stand in the middle. Usernames have neither accents nor spaces: 'René 61' finds Rene_61.
 */
export function namePattern(name: string): string {
  const plain = withoutMarks(name).trim() || name;
  const literal = plain.replaceAll(/[\\%_]/g, '\\$&').replaceAll(' ', '_');
  return plain.length > 2 ? `%${literal}%` : `${literal}%`;
}
