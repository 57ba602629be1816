import type { PublishedDocument } from './published/documents.ts';

/**
 * A draft as the site may show it: sanitised, and with the numbers of all that it names. Only a preview needs it of a web
 * process: what is published was sanitised when it was stored.
 */
export async function prepareDraft<D extends PublishedDocument>(draft: D): Promise<{ document: D; refs: number[] }> {
  const { prepareDocument } = await import('./store/prepare-document.ts');
  return prepareDocument(draft);
}
