import { page } from '../fields/references.ts';
import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const internalLink = pageBlock(
  {
    slug: 'internal-link',
    group: 'links',
    labels: ['Link op deze site', 'Links op deze site'],
    help: 'Een regel ‘Lees ook: …’ met alleen de titel van een pagina van ons. Krijgt die een ander adres, dan blijft de link werken.',
  },
  [
    page({ name: 'page', label: 'Pagina', required: true }),
    title({ required: false, description: 'Leeg: de titel van de pagina zelf.' }),
  ],
);
