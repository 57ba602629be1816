import type { Block } from '../published/blocks.ts';
import type { PublishedDocument } from '../published/documents.ts';

const isUrgent = ({ kind }: Block): boolean => kind === 'urgent';

/**
 * A document with its urgent blocks before the others, which keep their order. So a reader sees and hears when to call
 * before all else, wherever the editor put it.
 */
export const urgentFirst = <D extends PublishedDocument>(document: D): D =>
  'blocks' in document && document.blocks.some(isUrgent)
    ? {
        ...document,
        blocks: [...document.blocks.filter(isUrgent), ...document.blocks.filter((block) => !isUrgent(block))],
      }
    : document;
