import { one } from '../fields/references.ts';
import { pageBlock } from './page-block.ts';

export const recipeLink = pageBlock(
  'recipe-link',
  ['Recept', 'Recepten'],
  [
    one('recipes', {
      name: 'recipe',
      label: 'Recept',
      required: true,
      description: 'Staat op de pagina onder ‘Probeer dit recept eens’.',
    }),
  ],
);
