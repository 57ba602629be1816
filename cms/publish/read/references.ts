import type { FlattenedBlock, FlattenedField } from 'payload';

/** Everything that a version of a document refers to. When one of these changes, the document is published again. */
export interface References {
  /** Pictures, by id. */
  pictures: Set<number>;
  /** Pages to which its texts link, by id. */
  pages: Set<number>;
  /** Files to download, by id. */
  files: Set<number>;
  /** The prefixes (media/names.ts) of the files to which it links by name. */
  prefixes: Set<string>;
}

type Blocks = Record<string, FlattenedBlock>;
type Row = Record<string, unknown>;

/** Everything that a version of a document refers to, in fields with these definitions. */
export function referencesIn(fields: FlattenedField[], version: Row, blocks: Blocks): References {
  const found: References = { pictures: new Set(), pages: new Set(), files: new Set(), prefixes: new Set() };
  collectUploads(fields, version, { blocks, found });
  collectLinks(version, found);
  for (const [prefix] of JSON.stringify(version).matchAll(FILE_PREFIX)) found.prefixes.add(prefix);
  return found;
}

/** `1a2b3c4d5e` of `/media/editorial/1a2b3c4d5e-folder.pdf`. */
const FILE_PREFIX = /(?<![0-9a-z])[0-9a-f]{10}(?=-)/g;

function collectUploads(fields: FlattenedField[], row: Row, into: { blocks: Blocks; found: References }): void {
  for (const field of fields) {
    const value = row[field.name];
    if (field.type === 'upload') {
      if (typeof value === 'number') into.found[field.relationTo === 'media' ? 'pictures' : 'files'].add(value);
    } else if (field.type === 'group') collectUploads(field.flattenedFields, (value ?? {}) as Row, into);
    else if (field.type === 'array')
      for (const item of rowsOf(value)) collectUploads(field.flattenedFields, item, into);
    else if (field.type === 'blocks')
      for (const block of rowsOf(value))
        collectUploads(into.blocks[String(block.blockType)]?.flattenedFields ?? [], block, into);
  }
}

/** Collects the pages to which the texts of a document link. */
function collectLinks(part: unknown, found: References): void {
  if (typeof part !== 'object' || part === null) return;
  const { linkType, doc } = part as { linkType?: unknown; doc?: { value?: unknown } | null };
  if (linkType === 'internal' && typeof doc?.value === 'number') found.pages.add(doc.value);
  for (const inner of Object.values(part)) collectLinks(inner, found);
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : []);
