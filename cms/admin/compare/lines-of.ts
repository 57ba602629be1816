/** What is no content of a row or block. */
const INTERNAL: ReadonlySet<string> = new Set(['id', 'blockType', 'blockName']);

/**
 * A value in the comparison of two versions, a line each: a text or number, 'Ja' or 'Nee' for a box, the paragraphs of running
 * text, and what the rows of a list or the blocks of a page say.
 */
export function linesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'Ja' : 'Nee'];
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('root' in value) return paragraphsOf(value.root as RichTextNode);
  return Object.entries(value).flatMap(([name, each]) => (INTERNAL.has(name) ? [] : linesOf(each)));
}

interface RichTextNode {
  text?: string;
  children?: RichTextNode[];
}

const paragraphsOf = ({ children = [] }: RichTextNode): string[] =>
  children.map(wordsOf).filter((words) => words !== '');

const wordsOf = ({ text = '', children = [] }: RichTextNode): string => text + children.map(wordsOf).join('');
