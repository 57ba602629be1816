import type { FlattenedBlock, FlattenedField } from 'payload';
import type { ReferenceUse } from '../../database/document-locks.ts';
import { markOf } from '../../media/names.ts';
import type { DocumentAddress, SavedDocument, StoredDocument } from './saved-document.ts';

/** Everything that one version of a document refers to: when that changes, the document has to be published again. */
export interface References {
  /** Pictures, by id. */
  pictures: Set<number>;
  /** Pages to which its texts link, by id. */
  pages: Set<number>;
  /** Files to download, by id. */
  files: Set<number>;
  /** The marks (media/names.ts) of the files to which it links by name. */
  marks: Set<string>;
}

type Blocks = Record<string, FlattenedBlock>;
type Row = Record<string, unknown>;

/** Everything that a version of a document refers to, in fields with these definitions. */
export function referencesIn(fields: FlattenedField[], version: StoredDocument, blocks: Blocks): References {
  const found: References = { pictures: new Set(), pages: new Set(), files: new Set(), marks: new Set() };
  collectUploads(fields, version, { blocks, found });
  collectLinks(version, found);
  for (const [mark] of JSON.stringify(version).matchAll(MARK)) found.marks.add(mark);
  return found;
}

/**
 * The locks of a publication: shared ones on everything that the document refers to, and exclusive ones on its path and,
 * when it `moves`, on the page itself. Pages to which only its draft links are not locked: a preview does not follow them.
 */
export function referencesOf(
  { collection, id, published, draft }: SavedDocument,
  { moves }: { moves: boolean },
  blocks: Blocks,
): ReferenceUse {
  const reads: string[] = [];
  for (const version of new Set([published, draft])) {
    if (!version) continue;
    const { pictures, pages, files, marks } = referencesIn(collection.flattenedFields, version, blocks);
    reads.push(...Array.from(pictures, pictureName), ...Array.from(files, fileName), ...Array.from(marks, markName));
    if (version === published) reads.push(...Array.from(pages, pageName));
  }
  const path = published?.path ?? published?.from;
  return { reads, changes: [...(moves ? [pageName(id)] : []), ...(path ? [`path ${path}`] : [])] };
}

/** The locks of a change or delete of a picture or file: exclusive ones on its id and its name. */
export const fileReferences = ({ slug, id }: DocumentAddress, filename: string | null | undefined): ReferenceUse => ({
  reads: [],
  changes: [(slug === 'media' ? pictureName : fileName)(id), ...(filename ? [markName(markOf(filename))] : [])],
});

const pictureName = (id: number): string => `picture ${id}`;
const pageName = (id: number): string => `page ${id}`;
const fileName = (id: number): string => `file ${id}`;
const markName = (mark: string): string => `mark ${mark}`;

/** `1a2b3c4d5e` of `/media/editorial/1a2b3c4d5e-folder.pdf`. */
const MARK = /(?<![0-9a-z])[0-9a-f]{10}(?=-)/g;

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
