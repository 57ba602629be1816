import type { Block } from '../body/blocks.ts';

/** The ids of the pictures in these blocks, each once. */
export const pictureIdsIn = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'image' && block.pictureId) || [])),
];
