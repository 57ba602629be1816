import { picture } from '../fields/references.ts';
import { pageBlock } from './page-block.ts';

export const image = pageBlock(
  {
    slug: 'image',
    group: 'media',
    labels: ['Afbeelding', 'Afbeeldingen'],
    help: 'Eén afbeelding, zo breed als de tekst.',
  },
  [
    picture({ required: true }),
    { name: 'caption', type: 'text', label: 'Bijschrift', admin: { description: 'Staat onder de afbeelding.' } },
  ],
);
