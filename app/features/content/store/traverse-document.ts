import type { PublishedDocument } from '../published/documents.ts';
import { REFERENCE_PROPERTIES } from '../published/references.ts';

type Json = unknown;

const references = new Set<string>(REFERENCE_PROPERTIES);

/** The ids of all documents that this one refers to, each once. */
export function referencedIds(document: PublishedDocument): number[] {
  const found = new Set<number>();
  traverse(document, (key, value, parent) => {
    const isReference =
      references.has(key) || (key === 'id' && parent.type === 'document') || (key === 'file' && 'kind' in parent);
    if (!isReference) return;
    for (const id of [value].flat()) if (typeof id === 'number') found.add(id);
  });
  return [...found];
}

/** A copy of the document in which `change` was applied to every property named `html`. */
export const mapHtml = <D extends PublishedDocument>(document: D, change: (html: string) => string): D =>
  mapHtmlIn(document, change) as D;

function mapHtmlIn(value: Json, change: (html: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => mapHtmlIn(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'html' && typeof inner === 'string' ? change(inner) : mapHtmlIn(inner, change),
    ]),
  );
}

/** Calls `visit` for every property of every object in a value. */
function traverse(value: Json, visit: (key: string, value: Json, parent: Record<string, Json>) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) traverse(item, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const parent = value as Record<string, Json>;
  for (const [key, inner] of Object.entries(parent)) {
    visit(key, inner, parent);
    traverse(inner, visit);
  }
}
