import { description, title, url } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const externalLink = pageBlock(
  {
    slug: 'external-link',
    group: 'links',
    labels: ['Link naar buiten', 'Links naar buiten'],
    help: 'Een pagina van een andere site, met wat de lezer daar vindt. De lezer gaat van onze site af.',
  },
  [title(), url({ required: true }), description({ help: 'Wat de lezer daar vindt. Mag leeg blijven.' })],
);
