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

/** A copy of a document or block in which `change` was applied to every property named `html`. */
export const mapHtml = <D extends object>(document: D, change: (html: string) => string): D =>
  mapTexts(document, (text, key) => (key === 'html' ? change(text) : text));

/** A copy of the document in which `change` was applied to every text; `key` is the property that holds it. */
export const mapTexts = <D extends object>(document: D, change: (text: string, key: string) => string): D =>
  mapTextsIn(document, '', change) as D;

function mapTextsIn(value: Json, key: string, change: (text: string, key: string) => string): Json {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapTextsIn(item, key, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTextsIn(inner, name, change)]));
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
