import type { Block } from './blocks.ts';

/**
 * The urgent blocks of a page and its other blocks, each in their order, for pages that show something between them, such
 * as the ingredients of a recipe.
 */
export const splitUrgent = (blocks: readonly Block[]): { urgent: Block[]; rest: Block[] } => ({
  urgent: blocks.filter(({ kind }) => kind === 'urgent'),
  rest: blocks.filter(({ kind }) => kind !== 'urgent'),
});
