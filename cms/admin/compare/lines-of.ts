import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { showAmount } from '../../fields/read-amount.ts';

type RichText = Parameters<typeof convertLexicalToPlaintext>[0];

/** What is no content of a row or block. */
const INTERNAL: ReadonlySet<string> = new Set(['id', 'blockType', 'blockName']);

/**
 * A value in the comparison of two versions, a line each: a text or number, 'Ja' or 'Nee' for a box, the paragraphs of running
 * text, and what the rows of a list or the blocks of a page say.
 */
export function linesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'Ja' : 'Nee'];
  if (typeof value === 'number') return [showAmount(value)];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('root' in value) return paragraphsOf(value as RichText['data']);
  return Object.entries(value).flatMap(([name, each]) => (INTERNAL.has(name) ? [] : linesOf(each)));
}

/** Payload would write a quotation on the line of what stands before it. */
const CONVERTERS: RichText['converters'] = {
  quote: ({ node, nodesToPlaintext }) => `\n${nodesToPlaintext({ nodes: node.children }).join('')}`,
};

const paragraphsOf = (data: RichText['data']): string[] =>
  convertLexicalToPlaintext({ data, converters: CONVERTERS }).split('\n').filter(Boolean);
