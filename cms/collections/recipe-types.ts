import { description, listed, listedTitle } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';
import { position } from './page-fields.ts';

/** The types by which recipes can be filtered. */
export const recipeTypes = documentCollection({
  slug: 'recipe-types',
  kind: 'recipe-type',
  labels: ['Soort recept', 'Soorten recepten'],
  group: 'news',
  description: 'Waarop een lezer recepten kan filteren, zoals ‘Hoofdgerecht’ of ‘Weinig eiwit’.',
  columns: ['position'],
  fields: [
    listedTitle(),
    {
      name: 'group',
      type: 'select',
      label: 'Wat zegt het over een recept?',
      required: true,
      defaultValue: 'course',
      options: [
        { value: 'course', label: 'Welke gang het is' },
        { value: 'diet', label: 'Voor welk dieet het is' },
      ],
      admin: {
        description:
          'Een lezer die meer gangen kiest, ziet recepten van elke gang. Bij diëten moet een recept bij alle passen.',
      },
    },
    listed(
      description({
        label: 'Wat betekent het?',
        help: 'Bij een dieet: hoeveel er hoogstens of minstens in een portie zit. Lezers zien dit naast het filter en bij een recept.',
      }),
    ),
    position,
  ],
});
