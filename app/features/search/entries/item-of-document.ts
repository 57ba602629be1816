import type { TextOfHtml } from '#app/features/content/index.ts';
import type { Block } from '#app/features/content/published/blocks.ts';
import type { DocumentOf, PublishedDocument } from '#app/features/content/published/documents.ts';
import { URGENT_TITLE } from '#app/features/content/published/urgent-title.ts';
import { DOCUMENT_KINDS } from './kinds.ts';
import type { SearchItem } from './search-item.ts';

/** The texts of a published page by which it is found; null for a document that is no page. */
export function itemOfDocument(content: unknown, textOfHtml: TextOfHtml): SearchItem | null {
  const document = content as PublishedDocument;
  const kind = DOCUMENT_KINDS[document.kind];
  if (!kind || !('blocks' in document)) return null;
  const { id, title, description, blocks } = document;
  const lead = 'introduction' in document ? (document.introduction ?? '') : '';
  return {
    kind,
    column: 'documentId',
    id,
    title,
    keywords: keywordsOf(document),
    description: [description ?? '', lead].filter((text) => text !== '').join(' '),
    context: '',
    text: [
      ...blocks.map((block) => textOfBlock(block, textOfHtml)),
      document.kind === 'recipe' ? textOfRecipe(document) : '',
    ]
      .filter((text) => text !== '')
      .join('\n'),
    open: true,
  };
}

function keywordsOf(document: PublishedDocument): string[] {
  const texts: (string | null)[] = [];
  if ('diseaseNames' in document) texts.push(...document.diseaseNames);
  if ('terms' in document) texts.push(...document.terms);
  if ('subtitle' in document) texts.push(document.subtitle);
  if ('altTitle' in document) texts.push(document.altTitle);
  return texts.filter((text) => text !== null);
}

/** What a block says: its own texts, not those of what it refers to. */
function textOfBlock(block: Block, textOfHtml: TextOfHtml): string {
  if (block.kind === 'page-section')
    return [block.title, ...block.blocks.map((inner) => textOfBlock(inner, textOfHtml))].join('\n');
  if (block.kind === 'urgent') return [block.title ?? URGENT_TITLE, textOfHtml(block.html)].join('\n');
  return textOfFields(block, textOfHtml);
}

/** The fields of blocks that hold no text to read: what they are, and where they lead. */
const SILENT = new Set(['kind', 'id', 'url', 'number', 'picture', 'button']);

function textOfFields(value: unknown, textOfHtml: TextOfHtml): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((inner) => textOfFields(inner, textOfHtml)).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([name]) => !SILENT.has(name))
    .map(([name, inner]) =>
      name === 'html' && typeof inner === 'string' ? textOfHtml(inner) : textOfFields(inner, textOfHtml),
    )
    .filter((text) => text !== '')
    .join('\n');
}

const textOfRecipe = ({ ingredients, steps }: DocumentOf<'recipe'>): string =>
  [ingredients.flatMap(({ items }) => items.map(({ name }) => name)).join(', '), ...steps.map(({ text }) => text)].join(
    '\n',
  );
