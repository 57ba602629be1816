import type { Block } from './blocks.ts';

/** What the blocks say without their looks, for moderators: of a picture its alt text, of a video that it is there. */
export const plainTextOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'video') return block.youtubeId ? '[video]' : '';
      if (block.kind === 'image') return block.pictureId ? `[afbeelding${block.alt && `: ${block.alt}`}]` : '';
      return block.text;
    })
    .filter((text) => text.trim() !== '')
    .join('\n\n');

/** What a post says, as moderators read it: its description and its blocks. */
export const textOfPost = ({ description, blocks }: { description: string; blocks: readonly Block[] }): string =>
  [description, plainTextOf(blocks)].filter(Boolean).join('\n\n');
