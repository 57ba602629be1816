import { dayPicker } from '../fields/day-picker.ts';
import { numberedPath } from '../fields/path.ts';
import { reference } from '../fields/references.ts';
import { listed } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields } from './page-fields.ts';

export const newsArticles = documentCollection({
  slug: 'news-articles',
  kind: 'news-article',
  labels: ['Nieuwsbericht', 'Nieuwsberichten'],
  group: 'news',
  description: 'Nieuws over nierziekten, met het nieuwste bovenaan op de site.',
  columns: ['publicationDate', 'tag'],
  fields: pageFields('news-article', numberedPath('/nieuws'), [
    listed({ name: 'introduction', type: 'textarea', label: 'Inleiding' }),
    {
      name: 'publicationDate',
      type: 'date',
      label: 'Datum van het bericht',
      required: true,
      admin: { position: 'sidebar', date: dayPicker },
    },
    { ...reference('news-tags', { name: 'tag', label: 'Label' }), admin: { position: 'sidebar' } } as never,
  ]),
});
