import type { BlockKind, BlockOf } from '#app/features/content/published/blocks.ts';
import type { BlockContext } from './block-context.ts';

/** The heading level of the title of a block: 2, plus 1 inside a section, plus 1 below the title of another document. */
export type TitleLevel = 2 | 3 | 4;

/** The props of the component of a block. */
export interface BlockProps<K extends BlockKind> {
  block: BlockOf<K>;
  context: BlockContext;
  level: TitleLevel;
  /** The fragment of its address, of one with a title that is not inside a section. */
  id?: string | undefined;
}
