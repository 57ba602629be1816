import type { Block } from '#app/features/content/published/blocks.ts';

/**
 * The urgent blocks of a page and its other blocks. A page that shows something of its own above its blocks, such as the
 * ingredients of a recipe, shows the urgent ones before that: a reader sees when to call before all else.
 */
export const splitUrgent = (blocks: readonly Block[]): { urgent: Block[]; rest: Block[] } => ({
  urgent: blocks.filter(({ kind }) => kind === 'urgent'),
  rest: blocks.filter(({ kind }) => kind !== 'urgent'),
});
