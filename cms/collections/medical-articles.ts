import type { Field } from 'payload';
import { articleOrder, articlePosition } from '../fields/article-order.ts';
import { dayPicker } from '../fields/day-picker.ts';
import { path } from '../fields/path.ts';
import { pages, references } from '../fields/references.ts';
import { sources } from '../fields/sources.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields } from './page-fields.ts';

const day = (name: string, label: string, description: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { position: 'sidebar', description, date: dayPicker },
});

/** Articles, in a dossier or below another article. */
export const medicalArticles = documentCollection({
  slug: 'medical-articles',
  kind: 'medical-article',
  labels: ['Artikel', 'Artikelen'],
  group: 'library',
  description: 'Artikelen over gezondheid. Elk artikel hoort bij een dossier, of onder een ander artikel.',
  columns: ['parent', 'reviewOn'],
  searched: ['path', 'author'],
  fields: pageFields('medical-article', path('/artikelen'), [
    {
      name: 'parent',
      type: 'relationship',
      relationTo: ['topics', 'medical-articles'],
      label: 'Hoort bij',
      required: true,
      filterOptions: ({ id, relationTo }) =>
        id && relationTo === 'medical-articles' ? { id: { not_equals: id } } : true,
      admin: { position: 'sidebar', description: 'Het dossier, of het artikel waar dit onder staat.' },
    },
    articlePosition,
    { name: 'author', type: 'text', label: 'Auteur', admin: { position: 'sidebar' } },
    day(
      'updatedOn',
      'Laatst bijgewerkt',
      'Wanneer de inhoud voor het laatst is nagekeken. Leeg: de dag van de laatste wijziging.',
    ),
    day('reviewOn', 'Opnieuw nakijken op', 'Vanaf die dag staat het artikel in de lijst ‘Na te kijken’.'),
    articleOrder,
    references('experts', { name: 'experts', label: 'Deskundigen' }),
    references('organisations', { name: 'organisations', label: 'Organisaties die het nakeken' }),
    sources,
    pages({ name: 'related', label: 'Ook interessant' }),
  ]),
});
