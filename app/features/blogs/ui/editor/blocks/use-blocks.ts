import { useRef, useState } from 'react';
import { type Arranged, type Arrangement, arrange, emptyBlock } from '../../../body/arrange.ts';
import { type EditedBlock, editedOfBody, removedOfBody } from '../../../body/form-fields.ts';

/** A block in the editor; its key stays the same when it moves. */
interface KeyedBlock extends EditedBlock {
  key: number;
}

/** The blocks of the post that is being edited, beginning with those of `body` and the one that was deleted from it last. */
export function useBlocks(body: string, removedBody: unknown) {
  const nextKey = useRef(0);
  const withKey = (block: EditedBlock): KeyedBlock => {
    nextKey.current += 1;
    return { ...block, key: nextKey.current };
  };
  const [{ blocks, removed }, setArranged] = useState<Arranged<KeyedBlock>>(() => {
    const last = removedOfBody(removedBody);
    return { blocks: editedOfBody(body).map(withKey), removed: last && { ...last, block: withKey(last.block) } };
  });
  return {
    blocks,
    /** The block that was deleted last. */
    removed,
    /** Adds, moves, deletes or puts back a block; gives the blocks as they are then. */
    arrange(arrangement: Arrangement): readonly KeyedBlock[] {
      const arranged = arrange({ blocks, removed }, arrangement, (kind) => withKey(emptyBlock(kind)));
      setArranged(arranged);
      return arranged.blocks;
    },
    change(key: number, values: Partial<EditedBlock>): void {
      setArranged((now) => ({
        ...now,
        blocks: now.blocks.map((block) => (block.key === key ? { ...block, ...values } : block)),
      }));
    },
    /** Replaces all blocks, by those of a draft. */
    replace(newBody: string): void {
      setArranged((now) => ({ ...now, blocks: editedOfBody(newBody).map(withKey) }));
    },
  };
}
