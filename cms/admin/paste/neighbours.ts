/** What stands before a node, but for white space; null when nothing does. */
export const before = (node: Node): Node | null => past(node.previousSibling, 'previousSibling');

/** The same for what stands after it. */
export const after = (node: Node): Node | null => past(node.nextSibling, 'nextSibling');

function past(node: Node | null, side: 'previousSibling' | 'nextSibling'): Node | null {
  return node && isBlank(node) ? past(node[side], side) : node;
}

const isBlank = ({ nodeName, textContent }: Node): boolean => nodeName === '#text' && !textContent?.trim();
