import { sentencesOf } from '#app/ui/text/split-sentences.ts';

/** A sentence on the page: its text, and its range in the document. */
export interface Sentence {
  text: string;
  range: Range;
}

/** The elements that no sentence crosses. */
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, dt, dd, td, th, summary, blockquote, figcaption, caption, div, section';

/** The sentences of the visible text in `root`, in document order. */
export function sentencesIn(root: Element): Sentence[] {
  return Array.from(textNodesByBlock(root).values()).flatMap(sentencesOfBlock);
}

/** The visible text nodes, by the block element that contains them. */
function textNodesByBlock(root: Element): Map<Element, Text[]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, Text[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('[aria-hidden="true"], button:not([popovertarget])')) continue;
    const block = parent.closest(BLOCKS) ?? root;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  return blocks;
}

/** The sentences of the text nodes of one block. */
const sentencesOfBlock = (nodes: Text[]): Sentence[] =>
  sentencesOf(nodes.map(({ data }) => data).join('')).map(({ text, start, end }) => {
    const range = document.createRange();
    range.setStart(...boundaryPoint(nodes, start, 'start'));
    range.setEnd(...boundaryPoint(nodes, end, 'end'));
    return { text, range };
  });

/**
 * The boundary point of a range (node and offset in it) at `offset` in the joined text of the nodes. Between two nodes, a
 * range ends in the first one and starts in the second.
 */
function boundaryPoint(nodes: Text[], offset: number, edge: 'start' | 'end'): [Text, number] {
  let nodeStart = 0;
  for (const node of nodes) {
    const nodeEnd = nodeStart + node.data.length;
    if (offset < nodeEnd || (edge === 'end' && offset === nodeEnd)) return [node, offset - nodeStart];
    nodeStart = nodeEnd;
  }
  throw new RangeError('The sentence ends after its text.');
}
