import type { PublishedDocument } from '../published/documents.ts';
import { splitUrgent } from '../published/split-urgent.ts';

/**
 * A document with its urgent blocks before the others, which keep their order. So a reader sees and hears when to call
 * before all else, wherever the editor put it.
 */
export function urgentFirst<D extends PublishedDocument>(document: D): D {
  if (!('blocks' in document)) return document;
  const { urgent, rest } = splitUrgent(document.blocks);
  return { ...document, blocks: [...urgent, ...rest] };
}
