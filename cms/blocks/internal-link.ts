import { page } from '../fields/references.ts';
import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const internalLink = pageBlock(
  'internal-link',
  ['Link op deze site', 'Links op deze site'],
  [
    page({ name: 'page', label: 'Pagina', required: true }),
    title({ required: false, description: 'Leeg: de titel van de pagina zelf.' }),
  ],
);
