import { type BlockKind, KIND_NAMES } from './blocks.ts';
import type { EditedBlock, RemovedBlock } from './form-fields.ts';

/**
 * What an editor does with the blocks of a post, by the value of its button: `add-text`, `up-2`, `down-0`, `delete-1`, and
 * `restore` for the block that was deleted last.
 */
export type Arrangement = `add-${BlockKind}` | `${'up' | 'down' | 'delete'}-${number}` | 'restore';

/** The blocks in the editor, and the one that was deleted last, which can be put back (rules.md R52). */
export interface Arranged<B extends EditedBlock = EditedBlock> {
  blocks: readonly B[];
  removed: RemovedBlock<B> | null;
}

/** The blocks after an arrangement; the same ones for any other text. */
export function arrange<B extends EditedBlock>(
  now: Arranged<B>,
  arrangement: string,
  newBlock: (kind: BlockKind) => B,
): Arranged<B> {
  const { blocks, removed } = now;
  if (arrangement === 'restore') return { blocks: withRestored(now), removed: null };
  const [, what, argument = ''] = /^(add|up|down|delete)-([a-z]+|\d{1,3})$/.exec(arrangement) ?? [];
  if (what === 'add') {
    return argument in KIND_NAMES ? { blocks: [...blocks, newBlock(argument as BlockKind)], removed } : now;
  }
  const index = Number(argument);
  const block = blocks[index];
  if (!what || !block) return now;
  const others = blocks.toSpliced(index, 1);
  if (what === 'delete') return { blocks: others, removed: { block, index } };
  return { blocks: others.toSpliced(Math.max(0, what === 'up' ? index - 1 : index + 1), 0, block), removed };
}

const withRestored = <B extends EditedBlock>({ blocks, removed }: Arranged<B>): readonly B[] =>
  removed ? blocks.toSpliced(removed.index, 0, removed.block) : blocks;

/** An empty block of this kind. */
export const emptyBlock = (kind: BlockKind): EditedBlock => ({ kind, content: '', alt: '' });
