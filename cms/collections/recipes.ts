import { computeDietLabels } from '../editing/diet-labels.ts';
import { amount } from '../fields/amount.ts';
import { numberedPath } from '../fields/path.ts';
import { allergens, ingredientGroups, nutrients, steps } from '../fields/recipe-parts.ts';
import { references } from '../fields/references.ts';
import { listed } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields } from './page-fields.ts';

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
    listed({
      name: 'altTitle',
      type: 'text',
      label: 'Andere titel',
      admin: { description: 'Bijvoorbeeld de naam in een andere taal.' },
    }),
    listed({ name: 'introduction', type: 'textarea', label: 'Inleiding' }),
    {
      ...references('recipe-types', {
        name: 'types',
        label: 'Soorten',
        description:
          'Kies een gang, zoals ‘Soepen’. Labels als ‘Weinig kalium’ en ‘Eiwitarm’ zetten we er zelf bij of af: ze volgen uit de gang en de voedingswaarde per portie.',
      }),
      hooks: { beforeChange: [computeDietLabels] },
    },
    {
      type: 'row',
      fields: [
        amount('amountOfPeople', 'Personen', { min: 1, defaultValue: 4 }),
        amount('minutesNeeded', 'Minuten werk', { min: 1, defaultValue: 30 }),
        amount('waitingTime', 'Minuten wachten', { defaultValue: 0 }),
      ],
    },
    ingredientGroups,
    steps,
    nutrients,
    allergens,
  ]),
});
