import type { BlockKind } from '../../../body/blocks.ts';

/** The kinds of blocks in the order in which the editor offers them, each with its label. */
export const BLOCK_KINDS = ['text', 'title', 'image', 'video'] as const satisfies readonly BlockKind[];

export const KIND_LABELS: Record<BlockKind, string> = {
  text: 'tekst',
  title: 'subtitel',
  video: 'video',
  image: 'afbeelding',
};
