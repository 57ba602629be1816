import { isPlainObject } from '../import/sources/read-sources.ts';

/** All texts of a value of content/ with the properties that lead to them, such as `blocks html`. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path} ${name}`.trim()));
}
