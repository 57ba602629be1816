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

interface FieldOptions {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
}

/** A field for a picture. */
export const picture = (options: Partial<FieldOptions> = {}): UploadField => ({
  name: options.name ?? 'picture',
  type: 'upload',
  relationTo: 'media',
  label: options.label ?? 'Afbeelding',
  required: options.required ?? false,
  ...(options.description && { admin: { description: options.description } }),
});

/** A field for one document of one collection. */
export const reference = (relationTo: string, { description, ...options }: FieldOptions): RelationshipField => ({
  ...options,
  type: 'relationship',
  relationTo: relationTo as never,
  ...(description && { admin: { description } }),
});

/** A field for documents of one collection, in the order in which the editor puts them. */
export const references = (relationTo: string, { description, ...options }: FieldOptions): RelationshipField => ({
  ...options,
  type: 'relationship',
  relationTo: relationTo as never,
  hasMany: true,
  ...(description && { admin: { description, isSortable: true } }),
});

/** A field for one page of any kind. */
export const page = ({ description, ...options }: FieldOptions): RelationshipField => ({
  ...options,
  type: 'relationship',
  relationTo: [...PAGE_COLLECTIONS] as never,
  ...(description && { admin: { description } }),
});

/** A field for pages of any kind, in the order in which the editor puts them. */
export const pages = (options: FieldOptions & { maxRows?: number }): RelationshipField =>
  ({ ...page(options), hasMany: true }) as RelationshipField;
