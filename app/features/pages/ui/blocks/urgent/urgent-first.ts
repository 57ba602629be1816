import type { Block } from '#app/features/content/published/blocks.ts';

/**
 * The blocks of a page with the urgent ones first, the others in their order. So a reader sees and hears when to call
 * before all else, wherever the editor put it.
 */
export function urgentFirst(blocks: readonly Block[]): readonly Block[] {
  const isUrgent = ({ kind }: Block) => kind === 'urgent';
  return blocks.some(isUrgent) ? [...blocks.filter(isUrgent), ...blocks.filter((block) => !isUrgent(block))] : blocks;
}
