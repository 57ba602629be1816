import type { Field } from 'payload';
import { numberedPath } from '../fields/path.ts';
import { references } from '../fields/references.ts';
import { html } from '../fields/rich-text.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields } from './page-fields.ts';

const number = (
  name: string,
  label: string,
  { min = 0, defaultValue }: { min?: number; defaultValue?: number } = {},
): Field => ({
  name,
  type: 'number',
  label,
  required: true,
  min,
  ...(defaultValue !== undefined && { defaultValue }),
  admin: { width: '33%' },
});

/** Recipes for people on a kidney diet. */
export const recipes = documentCollection({
  slug: 'recipes',
  kind: 'recipe',
  labels: ['Recept', 'Recepten'],
  group: 'news',
  description: 'Recepten, met wat er per portie aan zout, eiwit, kalium en fosfaat in zit.',
  columns: ['types'],
  searched: ['altTitle'],
  fields: pageFields('recipe', numberedPath('/recepten'), [
    {
      name: 'altTitle',
      type: 'text',
      label: 'Andere titel',
      admin: { description: 'Bijvoorbeeld de naam in een andere taal.' },
    },
    { name: 'introduction', type: 'textarea', label: 'Inleiding' },
    references('recipe-types', { name: 'types', label: 'Soorten' }),
    {
      type: 'row',
      fields: [
        number('amountOfPeople', 'Personen', { min: 1, defaultValue: 4 }),
        number('minutesNeeded', 'Minuten werk', { min: 1, defaultValue: 30 }),
        number('waitingTime', 'Minuten wachten', { defaultValue: 0 }),
      ],
    },
    { name: 'ingredients', type: 'group', label: 'Wat heb je nodig?', fields: [html({ label: 'Ingrediënten' })] },
    {
      name: 'nutrients',
      type: 'group',
      label: 'Voedingswaarde per portie',
      fields: [
        {
          type: 'row',
          fields: [
            number('salt', 'Zout (gram)'),
            number('sodium', 'Natrium (milligram)'),
            number('protein', 'Eiwit (gram)'),
            number('potassium', 'Kalium (milligram)'),
            number('phosphate', 'Fosfaat (milligram)'),
          ],
        },
      ],
    },
  ]),
});
