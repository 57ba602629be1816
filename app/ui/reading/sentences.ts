/** A sentence on the page: what is said, and where it stands. */
export interface Sentence {
  text: string;
  range: Range;
}

/** What a sentence never goes across. */
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, dt, dd, td, th, summary, blockquote, figcaption, caption, div, section';

/** The sentences of the text that can be seen in `root`, in their order. */
export function sentencesIn(root: Element): Sentence[] {
  return Array.from(blocksOfText(root).values()).flatMap(sentencesOf);
}

/** The pieces of text that can be seen, by the block that they stand in. */
function blocksOfText(root: Element): Map<Element, Text[]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, Text[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('[aria-hidden="true"], button')) continue;
    const block = parent.closest(BLOCKS) ?? root;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  return blocks;
}

function sentencesOf(pieces: Text[]): Sentence[] {
  const text = pieces.map(({ data }) => data).join('');
  return Array.from(segmenter.segment(text)).flatMap(({ segment, index }) => {
    const said = segment.trim();
    if (!/[\p{L}\p{N}]/u.test(said)) return [];
    const start = index + segment.indexOf(said);
    const range = document.createRange();
    range.setStart(...placeIn(pieces, start, 'start'));
    range.setEnd(...placeIn(pieces, start + said.length, 'end'));
    return [{ text: said.replaceAll(/\s+/g, ' '), range }];
  });
}

const segmenter = new Intl.Segmenter('nl', { granularity: 'sentence' });

/** The piece in which the character at `offset` of their whole text stands, or behind which the text up to it ends. */
function placeIn(pieces: Text[], offset: number, edge: 'start' | 'end'): [Text, number] {
  let before = 0;
  for (const piece of pieces) {
    const end = before + piece.data.length;
    if (offset < end || (edge === 'end' && offset === end)) return [piece, offset - before];
    before = end;
  }
  throw new RangeError('The sentence ends behind its text.');
}
