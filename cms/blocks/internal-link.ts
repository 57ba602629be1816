import { page } from '../fields/references.ts';
import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const internalLink = pageBlock(
  {
    slug: 'internal-link',
    labels: ['Link op deze site', 'Links op deze site'],
    help: 'Een link naar een andere pagina van deze site. Krijgt die pagina een ander adres, dan blijft de link werken.',
  },
  [
    page({ name: 'page', label: 'Pagina', required: true }),
    title({ required: false, description: 'Leeg: de titel van de pagina zelf.' }),
  ],
);
