import { reference } from '../fields/references.ts';
import { pageBlock } from './page-block.ts';

export const recipeLink = pageBlock(
  { slug: 'recipe-link', group: 'links', labels: ['Recept', 'Recepten'], help: 'Een recept met zijn afbeelding.' },
  [
    reference('recipes', {
      name: 'recipe',
      label: 'Recept',
      required: true,
      description: 'Staat op de pagina onder ‘Probeer dit recept eens’.',
    }),
  ],
);
