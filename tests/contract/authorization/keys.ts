/**
 * The keys in `value`, at every depth: { Items: [{ Id: 1 }] } has 'Items[].Id'. A key that many items have is given once.
 */
export function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.length > 0 ? [...new Set(value.flatMap((item) => keysOf(item, `${path}[]`)))] : [`${path}[]`];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path ? `${path}.${key}` : key));
  }
  return path ? [path] : [];
}
