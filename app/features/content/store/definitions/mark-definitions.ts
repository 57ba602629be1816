import type { Block } from '../../published/blocks.ts';
import type { PublishedDocument } from '../../published/documents.ts';
import { TAG_OR_TEXT } from '../add-no-break-spaces.ts';
import type { SanitisedDocument } from '../sanitise-document.ts';
import { mapHtml } from '../traverse-document.ts';

/** A word that is explained where it first stands on a page. */
export interface Definition {
  id: number;
  /** The word and its other spellings. One in capitals is an abbreviation, which is found in capitals alone. */
  spellings: string[];
  /** The page that tells more about it: there the word is not marked. */
  page: number | null;
}

/**
 * Marks, in the running text of a page, the first place of each word that has a definition: `<dfn data-definition="12">`.
 * Headings, links and urgent blocks have no marks. The definitions that were marked, and the pages that tell more, are
 * among its `refs` afterwards. Marks of an earlier time are removed.
 */
export function markDefinitions<D extends PublishedDocument>(
  { document, refs }: SanitisedDocument<D>,
  definitions: readonly Definition[],
): SanitisedDocument<D> {
  if (!('blocks' in document)) return { document, refs };
  const waiting = new Map(definitions.filter(({ page }) => page !== document.id).map((one) => [one.id, one]));
  const marker = createMarker(waiting);
  const markBlock = (block: Block): Block => {
    if (block.kind === 'urgent') return block;
    if (block.kind === 'page-section') return { ...block, blocks: block.blocks.map(markBlock) } as Block;
    return mapHtml(block, (html) => markText(unmark(html), marker));
  };
  const marked = { ...document, blocks: document.blocks.map(markBlock) };
  const used = definitions.filter(({ id, page }) => page !== document.id && !waiting.has(id));
  const pages = used.flatMap(({ page }) => page ?? []);
  return { document: marked, refs: [...new Set([...refs, ...used.map(({ id }) => id), ...pages])] };
}

/** HTML without marks. Editors' HTML has no `dfn` (sanitise-html.ts). */
const unmark = (html: string): string => html.replace(/<\/?dfn\b[^>]*>/g, '');

/** Elements in which nothing is marked: headings, links and captions. */
const UNMARKED = /^<(\/?)(?:h[1-6]|a|th|caption|code)\b/;

function markText(html: string, mark: (text: string) => string): string {
  let depth = 0;
  return html.replace(TAG_OR_TEXT, (part) => {
    const element = UNMARKED.exec(part);
    if (element) depth += element[1] ? -1 : 1;
    return part.startsWith('<') || depth > 0 ? part : mark(part);
  });
}

/** Marks in one text after another the words that are `waiting`, and removes from it what was marked. */
function createMarker(waiting: Map<number, Definition>): (text: string) => string {
  const bySpelling = new Map<string, { id: number; spelling: string }>();
  for (const { id, spellings } of waiting.values())
    for (const spelling of spellings) bySpelling.set(spelling.toLowerCase(), { id, spelling });
  if (bySpelling.size === 0) return (text) => text;
  const longestFirst = [...bySpelling.keys()].toSorted((a, b) => b.length - a.length).map(RegExp.escape);
  const anyWord = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return (text) =>
    text.replace(anyWord, (word) => {
      const found = bySpelling.get(word.toLowerCase());
      if (!found || (isAbbreviation(found.spelling) && word !== found.spelling)) return word;
      return waiting.delete(found.id) ? `<dfn data-definition="${found.id}">${word}</dfn>` : word;
    });
}

const isAbbreviation = (spelling: string): boolean =>
  spelling === spelling.toUpperCase() && spelling !== spelling.toLowerCase();
