import { numbers, slugs } from '../fields/community.ts';
import { onlyForType } from '../fields/only-for-type.ts';
import { picture, references } from '../fields/references.ts';
import { listed, listedTitle } from '../fields/texts.ts';
import { typedRows } from '../fields/titled-rows.ts';
import { documentCollection } from './document-collection.ts';
import { position } from './page-fields.ts';

const LIST_TYPES = [
  { value: 'none', label: 'Geen' },
  { value: 'recipes', label: 'Recepten' },
  { value: 'library', label: 'Dossiers en artikelen' },
  { value: 'blog-posts', label: 'Blogberichten' },
  { value: 'conversations', label: 'Gesprekken' },
];

/** The themes of the home page. */
export const themes = documentCollection({
  slug: 'themes',
  kind: 'theme',
  labels: ['Thema', 'Thema’s'],
  group: 'parts',
  description: 'Thema’s op de voorpagina, elk met een afbeelding en hoogstens drie lijsten.',
  columns: ['position'],
  fields: [
    listedTitle(),
    listed({ name: 'introduction', type: 'textarea', label: 'Inleiding', required: true }),
    picture(),
    position,
    {
      name: 'lists',
      type: 'array',
      label: 'Lijsten',
      labels: { singular: 'lijst', plural: 'lijsten' },
      maxRows: 3,
      admin: typedRows(LIST_TYPES),
      fields: [
        {
          name: 'type',
          type: 'select',
          label: 'Soort',
          required: true,
          defaultValue: 'none',
          options: LIST_TYPES,
        },
        onlyForType('recipes', references('recipes', { name: 'recipes', label: 'Recepten' })),
        onlyForType('library', references('topics', { name: 'dossiers', label: 'Dossiers' })),
        onlyForType('library', references('medical-articles', { name: 'articles', label: 'Artikelen' })),
        onlyForType('blog-posts', numbers('blog-post', 'blogPosts', 'Blogberichten')),
        onlyForType('conversations', slugs('conversation', 'conversations', 'Gesprekken')),
      ],
    },
  ],
});
