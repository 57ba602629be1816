import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const aZList = pageBlock(
  {
    slug: 'a-z-list',
    group: 'automatic',
    labels: ['Nierziekten A-Z', 'Nierziekten A-Z'],
    help: 'Alle namen van nierziekten op alfabet, elk met een link naar zijn dossier of artikel.',
  },
  [
    title({
      required: false,
      description: 'De lijst komt vanzelf: uit de namen bij dossiers en artikelen die gepubliceerd zijn.',
    }),
  ],
);
