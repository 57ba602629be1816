import type { Block } from './blocks.ts';

/**
 * The urgent blocks of a page and its other blocks, each in their order. A page shows its urgent blocks first, also before
 * what it shows of its own above its blocks, such as the ingredients of a recipe: a reader sees when to call before all else.
 */
export const splitUrgent = (blocks: readonly Block[]): { urgent: Block[]; rest: Block[] } => ({
  urgent: blocks.filter(({ kind }) => kind === 'urgent'),
  rest: blocks.filter(({ kind }) => kind !== 'urgent'),
});
