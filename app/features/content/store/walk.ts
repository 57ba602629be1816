import type { PublishedDocument } from '../published/documents.ts';
import { REFERENCES } from '../published/references.ts';

type Json = unknown;

const references = new Set<string>(REFERENCES);

/** The numbers of all documents that this one names, each once. */
export function referencesOf(document: PublishedDocument): number[] {
  const found = new Set<number>();
  ctx(document, (key, value, holder) => {
    const names =
      references.has(key) || (key === 'id' && holder.type === 'document') || (key === 'file' && 'kind' in holder);
    if (!names) return;
    for (const id of [value].flat()) if (typeof id === 'number') found.add(id);
  });
  return [...found];
}

/** The document with every `html` in it changed by `change`. */
export const withHtml = <D extends PublishedDocument>(document: D, change: (html: string) => string): D =>
  mapped(document, change) as D;

function mapped(value: Json, change: (html: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'html' && typeof inner === 'string' ? change(inner) : mapped(inner, change),
    ]),
  );
}

function ctx(value: Json, see: (key: string, value: Json, holder: Record<string, Json>) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) ctx(item, see);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, Json>;
  for (const [key, inner] of Object.entries(holder)) {
    see(key, inner, holder);
    ctx(inner, see);
  }
}
