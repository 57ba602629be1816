import type { FieldHook } from 'payload';
import { coursesIn, dietLabelsOf, findDietLabel } from '../../app/features/content/published/diet-labels.ts';
import { amount } from '../fields/amount.ts';
import { numberedPath } from '../fields/path.ts';
import { allergens, ingredientGroups, nutrients, steps } from '../fields/recipe-parts.ts';
import { references } from '../fields/references.ts';
import { listed } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields } from './page-fields.ts';

/**
 * The types of a recipe with the labels that its nutrients and course give it, so that no label contradicts its numbers: what
 * an editor chose of those labels does not count. The other types stay as chosen.
 */
const computeDietLabels: FieldHook = async ({ value, data, originalDoc, req }) => {
  const ids: number[] = value ?? originalDoc?.types ?? [];
  const nutrients = data?.nutrients ?? originalDoc?.nutrients ?? {};
  const { docs } = await req.payload.find({
    ...{ collection: 'recipe-types', pagination: false, depth: 0, req },
    select: { title: true },
  });
  const titleOf = new Map(docs.map(({ id, title }) => [id, title ?? '']));
  const chosen = ids.filter((id) => !findDietLabel(titleOf.get(id) ?? ''));
  const labels = dietLabelsOf(coursesIn(chosen.map((id) => titleOf.get(id) ?? '')), nutrients);
  return [...chosen, ...labels.flatMap((label) => docs.filter(({ title }) => title === label).map(({ id }) => id))];
};

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
