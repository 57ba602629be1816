import { type BlockKind, KIND_NAMES } from './blocks.ts';
import type { EditedBlock } from './form-fields.ts';

/** What an editor does with the blocks of a post, by the value of its button: `add-text`, `up-2`, `down-0`, `delete-1`. */
export type Arrangement = `add-${BlockKind}` | `${'up' | 'down' | 'delete'}-${number}`;

/** The blocks after an arrangement; the same ones for any other text. */
export function arrange<B extends EditedBlock>(
  blocks: readonly B[],
  arrangement: string,
  newBlock: (kind: BlockKind) => B,
): B[] {
  const [, what, argument = ''] = /^(add|up|down|delete)-([a-z]+|\d{1,3})$/.exec(arrangement) ?? [];
  if (what === 'add') return argument in KIND_NAMES ? [...blocks, newBlock(argument as BlockKind)] : [...blocks];
  const index = Number(argument);
  const block = blocks[index];
  if (!what || !block) return [...blocks];
  const others = blocks.toSpliced(index, 1);
  if (what === 'delete') return others;
  return others.toSpliced(Math.max(0, what === 'up' ? index - 1 : index + 1), 0, block);
}

/** An empty block of this kind. */
export const emptyBlock = (kind: BlockKind): EditedBlock => ({ kind, content: '', alt: '' });
