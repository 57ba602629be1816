/** The document to which a row refers. */
export interface Reference {
  collection: string;
  id: number;
}

type Row = Record<string, unknown>;

/** The fields that say what a row is about, the clearest first. */
const TEXTS = ['title', 'text', 'caption', 'group', 'conversation', 'slug'];

/** The fields that hold the id of a document of one collection. */
const COLLECTIONS: Record<string, string> = {
  video: 'videos',
  organisation: 'organisations',
  recipe: 'recipes',
  file: 'files',
  picture: 'media',
};

/** The fields that hold documents of several collections. */
const PAGES = ['page', 'document', 'pages'];

const MAX_LENGTH = 80;

/**
 * What a row of a form says about itself, in at most 80 characters: its title, else its first words or those of its first
 * own row. Null when it holds no text.
 */
export function textOf(row: Row | undefined): string | null {
  if (!row) return null;
  const own = TEXTS.map((name) => row[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  const text = own ?? ingredientText(row) ?? wordsOf(row.html) ?? firstOf(row.items) ?? firstOf(row.blocks);
  return typeof text === 'string' ? shorten(text.trim()) : null;
}

/** The document to which a row refers; of several, the first. Null without any. */
export function referenceOf(row: Row | undefined): Reference | null {
  for (const name of PAGES) {
    const value: unknown = [row?.[name]].flat()[0];
    if (isReference(value)) return { collection: value.relationTo, id: value.value };
  }
  for (const [name, collection] of Object.entries(COLLECTIONS)) {
    const id = row?.[name];
    if (typeof id === 'number') return { collection, id };
  }
  return null;
}

const isReference = (value: unknown): value is { relationTo: string; value: number } =>
  typeof value === 'object' && value !== null && typeof (value as Row).value === 'number';

/** '250 gram bloem'; null for a row that is no ingredient, or has no name yet. */
const ingredientText = ({ amount, unit, name }: Row): string | null =>
  typeof name === 'string' && name.trim() !== '' ? [amount, unit, name].filter(Boolean).join(' ') : null;

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

const shorten = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
