import type { TextOfHtml } from '#app/features/content/index.ts';
import { COMPLAINTS_PATH } from '#app/features/content/paths.ts';
import type { Block } from '#app/features/content/published/blocks.ts';
import type { DocumentOf, PublishedDocument } from '#app/features/content/published/documents.ts';
import { CALL_TODAY_TITLE, URGENT_TITLE } from '#app/features/content/published/urgent-title.ts';
import type { ResultKind } from '../search-result.ts';
import { DOCUMENT_KINDS } from './kinds.ts';
import type { SearchItem } from './search-item.ts';
import { joinTexts } from './store-entries.ts';

/** The texts of a published page by which it is found; null for a document that is no page. */
export function itemOfDocument(content: unknown, textOfHtml: TextOfHtml): Omit<SearchItem, 'questionLines'> | null {
  const document = content as PublishedDocument;
  const kind = isComplaint(document) ? 'complaint' : DOCUMENT_KINDS[document.kind];
  if (!kind || !('blocks' in document)) return null;
  const { id, title, description, blocks } = document;
  const lead = 'introduction' in document ? (document.introduction ?? '') : '';
  const about = [description ?? '', lead].filter((text) => text !== '').join(' ');
  const texts = textsOfBlocks(blocks, textOfHtml);
  return {
    kind,
    column: 'documentId',
    id,
    title,
    keywords: keywordsOf(document),
    concepts: document.concepts ?? [],
    description: about,
    context: '',
    text: joinTexts([...texts.map(({ text }) => text), document.kind === 'recipe' ? textOfRecipe(document) : '']),
    preview: previewTextOf(kind, about, texts),
    open: true,
  };
}

/** Whether a page is about a complaint. */
const isComplaint = (document: PublishedDocument): boolean =>
  document.kind === 'content-page' && document.path.startsWith(`${COMPLAINTS_PATH}/`);

function keywordsOf(document: PublishedDocument): string[] {
  const texts: (string | null)[] = [];
  if ('subtitle' in document) texts.push(document.subtitle);
  if ('altTitle' in document) texts.push(document.altTitle);
  return texts.filter((text) => text !== null);
}

interface BlockText {
  text: string;
  urgent: boolean;
}

/** What the blocks say: their own texts, not those of what they refer to. */
const textsOfBlocks = (blocks: readonly Block[], textOfHtml: TextOfHtml): BlockText[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'page-section')
      return [{ text: block.title, urgent: false }, ...textsOfBlocks(block.blocks, textOfHtml)];
    if (block.kind === 'urgent' || block.kind === 'call-today') {
      const title = block.kind === 'urgent' ? (block.title ?? URGENT_TITLE) : CALL_TODAY_TITLE;
      return [{ text: joinTexts([title, textOfHtml(block.html)]), urgent: true }];
    }
    return [{ text: textOfFields(block, textOfHtml), urgent: false }];
  });

/** The fields of blocks that hold words to read. All others say what a block is, or where it leads. */
const READ = new Set(['title', 'html', 'text', 'source', 'caption', 'description']);

function textOfFields(value: object, textOfHtml: TextOfHtml): string {
  return joinTexts(
    Object.entries(value).map(([name, inner]) => {
      if (name === 'items') return joinTexts((inner as object[]).map((item) => textOfFields(item, textOfHtml)));
      if (typeof inner !== 'string' || !READ.has(name)) return '';
      return name === 'html' ? textOfHtml(inner) : inner;
    }),
  );
}

/**
 * The text of the preview. Articles and recipes have a description that is written for it. Of others it is what they say,
 * without urgent blocks: cut off in a preview, 'Bel direct als' would warn of something else.
 */
function previewTextOf(kind: ResultKind, description: string, texts: readonly BlockText[]): string {
  const isWritten = (kind === 'article' || kind === 'recipe') && description !== '';
  return isWritten
    ? description
    : joinTexts([description, ...texts.filter(({ urgent }) => !urgent).map(({ text }) => text)]);
}

const textOfRecipe = ({ ingredients, steps }: DocumentOf<'recipe'>): string =>
  [ingredients.flatMap(({ items }) => items.map(({ name }) => name)).join(', '), ...steps.map(({ text }) => text)].join(
    '\n',
  );
