import { reference } from '../fields/references.ts';
import { pageBlock } from './page-block.ts';

export const organisation = pageBlock(
  {
    slug: 'organisation',
    group: 'links',
    labels: ['Organisatie', 'Organisaties'],
    help: 'Naam, logo en website van een organisatie, zoals die bij ‘Organisaties’ staan.',
  },
  [reference('organisations', { name: 'organisation', label: 'Organisatie', required: true })],
);
