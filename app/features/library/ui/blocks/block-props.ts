import type { BlockKind, BlockOf } from '#app/features/content/published/blocks.ts';
import type { Around } from './around.ts';

/** What each kind of block is drawn from. */
export interface BlockProps<K extends BlockKind> {
  block: BlockOf<K>;
  around: Around;
  /** The level of its title: 2, inside a section of the page 3. */
  level: 2 | 3;
}
