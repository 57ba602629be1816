import { path } from '../fields/path.ts';
import { sources } from '../fields/sources.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields } from './page-fields.ts';

/** Pages on any path. */
export const contentPages = documentCollection({
  slug: 'content-pages',
  kind: 'content-page',
  labels: ['Pagina', 'Pagina’s'],
  group: 'pages',
  description: 'Gewone pagina’s, zoals ‘Over ons’.',
  columns: ['path'],
  searched: ['path'],
  fields: pageFields('content-page', path(), [
    { name: 'subtitle', type: 'text', label: 'Ondertitel' },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: ['content-pages', 'landing-pages'],
      label: 'Hoort onder',
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar', description: 'De pagina erboven in het kruimelpad. Mag leeg blijven.' },
    },
    sources,
  ]),
});
