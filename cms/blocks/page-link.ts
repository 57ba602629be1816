import { page } from '../fields/references.ts';
import { description } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const pageLink = pageBlock(
  'page-link',
  ['Verwijzing naar een pagina', 'Verwijzingen naar pagina’s'],
  [
    page({ name: 'page', label: 'Pagina', required: true }),
    description({ help: 'Leeg: de omschrijving van de pagina zelf.' }),
  ],
);
