import { picture } from '../fields/references.ts';
import { pageBlock } from './page-block.ts';

export const image = pageBlock(
  'image',
  ['Afbeelding', 'Afbeeldingen'],
  [
    picture({ required: true }),
    { name: 'caption', type: 'text', label: 'Bijschrift', admin: { description: 'Staat onder de afbeelding.' } },
  ],
);
