import type { PublishedDocument } from '../published/documents.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { referencesOf, withHtml } from './walk.ts';

/**
 * A document as the site may show it: sanitised, without what only editors plan with, and with the numbers of all that it
 * names.
 */
export function prepareDocument<D extends PublishedDocument>(published: D): { document: D; refs: number[] } {
  const document = withHtml('reviewOn' in published ? { ...published, reviewOn: null } : published, sanitiseHtml);
  return { document, refs: referencesOf(document) };
}
