import type { RelationshipField, UploadField } from 'payload';

/** The collections whose documents are pages with blocks, to which a link can lead. */
export const PAGE_COLLECTIONS = [
  'content-pages',
  'landing-pages',
  'topics',
  'medical-articles',
  'advice-topics',
  'recipes',
  'news-articles',
] as const;

interface Words {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
}

/** A picture. */
export const picture = (words: Partial<Words> = {}): UploadField => ({
  name: words.name ?? 'picture',
  type: 'upload',
  relationTo: 'media',
  label: words.label ?? 'Afbeelding',
  required: words.required ?? false,
  ...(words.description && { admin: { description: words.description } }),
});

/** One document of one collection. */
export const one = (relationTo: string, { description, ...words }: Words): RelationshipField => ({
  ...words,
  type: 'relationship',
  relationTo: relationTo as never,
  ...(description && { admin: { description } }),
});

/** Documents of one collection, in the order in which the editor puts them. */
export const many = (relationTo: string, { description, ...words }: Words): RelationshipField => ({
  ...words,
  type: 'relationship',
  relationTo: relationTo as never,
  hasMany: true,
  ...(description && { admin: { description, isSortable: true } }),
});

/** One page of any kind. */
export const page = ({ description, ...words }: Words): RelationshipField => ({
  ...words,
  type: 'relationship',
  relationTo: [...PAGE_COLLECTIONS] as never,
  ...(description && { admin: { description } }),
});

/** Pages of any kind, in the order in which the editor puts them. */
export const pages = (words: Words & { maxRows?: number }): RelationshipField =>
  ({ ...page(words), hasMany: true }) as RelationshipField;
