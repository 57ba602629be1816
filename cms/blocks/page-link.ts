import { page } from '../fields/references.ts';
import { description } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const pageLink = pageBlock(
  {
    slug: 'page-link',
    labels: ['Verwijzing naar een pagina', 'Verwijzingen naar pagina’s'],
    help: 'Een verwijzing naar een pagina, met de afbeelding en omschrijving van die pagina.',
  },
  [
    page({ name: 'page', label: 'Pagina', required: true }),
    description({ help: 'Leeg: de omschrijving van de pagina zelf.' }),
  ],
);
