import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const aZList = pageBlock(
  'a-z-list',
  ['Nierziekten A-Z', 'Nierziekten A-Z'],
  [
    title({
      required: false,
      description: 'De lijst komt vanzelf: uit de namen bij dossiers en artikelen die gepubliceerd zijn.',
    }),
  ],
);
