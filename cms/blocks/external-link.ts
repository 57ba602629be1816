import { description, title, url } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const externalLink = pageBlock(
  {
    slug: 'external-link',
    labels: ['Link naar buiten', 'Links naar buiten'],
    help: 'Een link naar een andere site, met wat de lezer daar vindt.',
  },
  [title(), url({ required: true }), description({ help: 'Wat de lezer daar vindt. Mag leeg blijven.' })],
);
