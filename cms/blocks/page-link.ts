import { page } from '../fields/references.ts';
import { description } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const pageLink = pageBlock(
  {
    slug: 'page-link',
    group: 'links',
    labels: ['Kaart van een pagina', 'Kaarten van pagina’s'],
    help: 'Eén pagina van ons, met haar afbeelding en omschrijving. Valt meer op dan een link.',
  },
  [
    page({ name: 'page', label: 'Pagina', required: true }),
    description({ help: 'Leeg: de omschrijving van de pagina zelf.' }),
  ],
);
