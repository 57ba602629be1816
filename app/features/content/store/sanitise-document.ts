import type { PublishedDocument } from '../published/documents.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { mapHtml, referencedIds } from './traverse-document.ts';

/**
 * A document as the site may show it, and the ids of all documents that it refers to. Its HTML is sanitised, and the date
 * of its next review, which is for editors only, is removed.
 */
export function sanitiseDocument<D extends PublishedDocument>(published: D): { document: D; refs: number[] } {
  const document = mapHtml('reviewOn' in published ? { ...published, reviewOn: null } : published, sanitiseHtml);
  return { document, refs: referencedIds(document) };
}
