import { showAmount } from '../../fields/read-amount.ts';
import type { CommunityKind } from '../../lists/list-community-items.ts';
import { cutAtWord } from '../cut-at-word.ts';
import type { Reference } from '../use-titles.ts';

/** What a member wrote to which a row refers, by its key in the view community.public_item. */
interface CommunityReference {
  kind: CommunityKind;
  key: string;
}

type Row = Record<string, unknown>;

/**
 * The fields that count in a row of each type. What an editor entered before they chose another type is still in the row.
 */
const FIELDS_OF_TYPE: Record<string, string[]> = {
  document: ['document'],
  'blog-post': ['blogPost'],
  conversation: ['slug'],
  external: ['title'],
  none: [],
  recipes: ['recipes'],
  library: ['dossiers', 'articles'],
  'blog-posts': ['blogPosts'],
  conversations: ['conversations'],
};

/** The fields that say what a row is about, the clearest first. */
const TEXTS = ['title', 'text', 'caption', 'group', 'conversation', 'slug'];

/** The fields that hold what members wrote. */
const COMMUNITY: Record<string, CommunityKind> = {
  blogPost: 'blog-post',
  slug: 'conversation',
  conversation: 'conversation',
  group: 'group',
  blogs: 'blog',
  blogPosts: 'blog-post',
  groups: 'group',
  conversations: 'conversation',
};

/** The fields that hold ids of documents of one collection. */
const COLLECTIONS: Record<string, string> = {
  video: 'videos',
  organisation: 'organisations',
  recipe: 'recipes',
  file: 'files',
  picture: 'media',
  recipes: 'recipes',
  dossiers: 'topics',
  articles: 'medical-articles',
};

/** The fields that hold documents of several collections. */
const PAGES = ['page', 'document', 'pages'];

const MAX_LENGTH = 80;

/**
 * What a row of a form says about itself, in at most 80 characters: its title, else its first words or those of its first
 * own row. Null when it holds no text.
 */
export function textOf(data: Row | undefined): string | null {
  if (!data) return null;
  const row = shownOf(data);
  const plainText = TEXTS.map((name) => row[name]).find(isText);
  const text =
    plainText ??
    ingredientText(row) ??
    phoneText(row) ??
    wordsOf(row.html) ??
    firstOf(row.items) ??
    firstOf(row.blocks);
  return typeof text === 'string' ? cutAtWord(text.trim(), MAX_LENGTH, '…') : null;
}

/** The document to which a row refers; of several, the first. Null without any. */
export function referenceOf(data: Row | undefined): Reference | null {
  const row = shownOf(data);
  for (const name of PAGES) {
    const value: unknown = [row[name]].flat()[0];
    if (isReference(value)) return { collection: value.relationTo, id: value.value };
  }
  for (const [name, collection] of Object.entries(COLLECTIONS)) {
    const id: unknown = [row[name]].flat()[0];
    if (typeof id === 'number') return { collection, id };
  }
  return null;
}

/** What a member wrote to which a row without a title refers; of several, the first. Null without any. */
export function communityReferenceOf(data: Row | undefined): CommunityReference | null {
  const row = shownOf(data);
  if (isText(row.title)) return null;
  for (const [name, kind] of Object.entries(COMMUNITY)) {
    const key: unknown = [row[name]].flat()[0];
    if (isText(key) || typeof key === 'number') return { kind, key: String(key) };
  }
  return null;
}

/** The fields of the row that count. */
function shownOf(row: Row = {}): Row {
  const names = FIELDS_OF_TYPE[String(row.type)];
  return names ? Object.fromEntries(names.map((name) => [name, row[name]])) : row;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isReference = (value: unknown): value is { relationTo: string; value: number } =>
  typeof value === 'object' && value !== null && typeof (value as Row).value === 'number';

/** '2,5 gram gist'; null for a row that is no ingredient, or has no name yet. */
const ingredientText = ({ amount, unit, name }: Row): string | null =>
  isText(name)
    ? [typeof amount === 'number' ? showAmount(amount) : amount, unit, name].filter(Boolean).join(' ')
    : null;

/** '0800-0113 dag en nacht'; null for a row that is no phone number. */
const phoneText = ({ number, description }: Row): string | null =>
  isText(number) ? [number, description].filter(Boolean).join(' ') : null;

/** The text of the first row of a list that has one. */
const firstOf = (rows: unknown): string | null =>
  Array.isArray(rows) ? (rows.map((row) => textOf(row as Row)).find((text) => text !== null) ?? null) : null;

/** The first words of a rich text of Payload; null when it is empty. */
function wordsOf(node: unknown): string | null {
  let words = '';
  const read = (part: unknown): void => {
    if (words.length > MAX_LENGTH || typeof part !== 'object' || part === null) return;
    const { text, root, children } = part as Row;
    if (typeof text === 'string') words += text;
    read(root);
    if (!Array.isArray(children)) return;
    children.forEach(read);
    words += ' ';
  };
  read(node);
  return words.replace(/\s+/g, ' ').trim() || null;
}
