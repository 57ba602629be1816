import type { BlockKind, BlockOf } from '#app/features/content/published/blocks.ts';
import type { BlockContext } from './block-context.ts';

/** The level of the title of a block: 2, one more inside a section, and one more where others stand above all. */
export type TitleLevel = 2 | 3 | 4;

/** What each kind of block is drawn from. */
export interface BlockProps<K extends BlockKind> {
  block: BlockOf<K>;
  context: BlockContext;
  level: TitleLevel;
}
