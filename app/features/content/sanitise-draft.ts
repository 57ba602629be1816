import type { PublishedDocument } from './published/documents.ts';

/**
 * A draft as the site may show it, sanitised, and the ids of all documents that it refers to. The sanitiser is loaded on
 * the first call: in a web process only a preview needs it, because published documents were sanitised when they were
 * stored.
 */
export async function sanitiseDraft<D extends PublishedDocument>(draft: D): Promise<{ document: D; refs: number[] }> {
  const { sanitiseDocument } = await import('./store/sanitise-document.ts');
  return sanitiseDocument(draft);
}
