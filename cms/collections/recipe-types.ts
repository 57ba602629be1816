import { title } from '../fields/texts.ts';
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
  fields: [title(), position],
});
