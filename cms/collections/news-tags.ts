import { listedTitle } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';

export const newsTags = documentCollection({
  slug: 'news-tags',
  kind: 'news-tag',
  labels: ['Nieuwslabel', 'Nieuwslabels'],
  group: 'news',
  description: 'Het gekleurde woord boven een nieuwsbericht.',
  columns: ['colour'],
  fields: [
    listedTitle(),
    {
      name: 'colour',
      type: 'select',
      label: 'Kleur',
      required: true,
      defaultValue: 'grey',
      options: [
        { value: 'blue', label: 'Blauw' },
        { value: 'pink', label: 'Roze' },
        { value: 'grey', label: 'Grijs' },
      ],
    },
  ],
});
