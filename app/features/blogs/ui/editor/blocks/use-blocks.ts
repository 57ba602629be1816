import { useRef, useState } from 'react';
import { type Arrangement, arrange, emptyBlock } from '../../../body/arrange.ts';
import { type EditedBlock, editedOfBody } from '../../../body/form-fields.ts';

/** A block in the editor; its key stays the same when it moves. */
interface KeyedBlock extends EditedBlock {
  key: number;
}

/** The blocks of the post that is being edited, beginning with those of `body`. */
export function useBlocks(body: string) {
  const nextKey = useRef(0);
  const withKey = (block: EditedBlock): KeyedBlock => {
    nextKey.current += 1;
    return { ...block, key: nextKey.current };
  };
  const [blocks, setBlocks] = useState<KeyedBlock[]>(() => editedOfBody(body).map(withKey));
  const [removed, setRemoved] = useState<{ block: KeyedBlock; index: number } | null>(null);
  return {
    blocks,
    /** The block that was deleted last, until something else is done. */
    removed,
    /** Adds, moves or deletes a block; gives the blocks as they are then. */
    arrange(arrangement: Arrangement): KeyedBlock[] {
      const arranged = arrange(blocks, arrangement, (kind) => withKey(emptyBlock(kind)));
      const index = blocks.findIndex((block) => !arranged.includes(block));
      setRemoved(index >= 0 ? { block: blocks[index] as KeyedBlock, index } : null);
      setBlocks(arranged);
      return arranged;
    },
    /** Puts the block that was deleted last back in its place. */
    restore(): void {
      if (removed) setBlocks((now) => now.toSpliced(removed.index, 0, removed.block));
      setRemoved(null);
    },
    change(key: number, values: Partial<EditedBlock>): void {
      setBlocks((now) => now.map((block) => (block.key === key ? { ...block, ...values } : block)));
    },
    /** Replaces all blocks, by those of a draft. */
    replace(newBody: string): void {
      setBlocks(editedOfBody(newBody).map(withKey));
    },
  };
}
