import { picturePath } from '../paths.ts';
import { embedUrl } from './video.ts';

/** A part of a post. An empty one shows nothing. */
export type Block =
  | { kind: 'text' | 'title'; text: string }
  | { kind: 'video'; youtubeId: string | null }
  | { kind: 'image'; pictureId: string | null; alt: string };

export type BlockKind = Block['kind'];

/** The names of the kinds on the wire, in the order in which the editor offers them. */
export const KIND_NAMES = { text: 'Text', title: 'Title', video: 'Video', image: 'Image' } as const;

/** A block as the wire has it. */
interface SpecBlock {
  Kind: (typeof KIND_NAMES)[BlockKind];
  Content: string;
  Alt?: string;
}

/** A body as the wire has it: pairs of a language key and pairs of an index and a block. */
type SpecBody = [language: string, blocks: [index: number, block: SpecBlock][]][];

/** The one language key that is used. */
const LANGUAGE = 'nl';

const toSpecBody = (blocks: readonly Block[], content: (block: Block) => string): SpecBody => [
  [
    LANGUAGE,
    blocks.map((block, index) => [
      index,
      {
        Kind: KIND_NAMES[block.kind],
        Content: content(block),
        ...(block.kind === 'image' && block.alt && { Alt: block.alt }),
      },
    ]),
  ],
];

/** The body as it is stored: of a video the id (rules.md R22), of a picture the id. */
export const storedBody = (blocks: readonly Block[]): SpecBody =>
  toSpecBody(blocks, (block) =>
    block.kind === 'video' ? (block.youtubeId ?? '') : block.kind === 'image' ? (block.pictureId ?? '') : block.text,
  );

/** The body on the wire, as JSON: of a video and a picture the address (choices.md 29). */
export const bodyOnWire = (blocks: readonly Block[]): string =>
  JSON.stringify(
    toSpecBody(blocks, (block) => {
      if (block.kind === 'video') return block.youtubeId ? embedUrl(block.youtubeId) : '';
      if (block.kind === 'image') return block.pictureId ? picturePath(block.pictureId) : '';
      return block.text;
    }),
  );

/** The blocks of a stored body. */
export const blocksOfStored = (body: unknown): Block[] =>
  ((body as SpecBody)[0]?.[1] ?? []).map(([, { Kind, Content, Alt = '' }]) => {
    if (Kind === 'Video') return { kind: 'video', youtubeId: Content || null };
    if (Kind === 'Image') return { kind: 'image', pictureId: Content || null, alt: Alt };
    return { kind: Kind === 'Title' ? 'title' : 'text', text: Content };
  });

/** Whether a block shows anything. */
export function hasContent(block: Block): boolean {
  if (block.kind === 'video') return block.youtubeId !== null;
  if (block.kind === 'image') return block.pictureId !== null;
  return block.text.trim() !== '';
}
