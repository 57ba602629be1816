import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

/** Holds all blocks but itself; `leaves` are their slugs. */
export const pageSection = (leaves: string[]) =>
  pageBlock(
    'page-section',
    ['Deel van de pagina', 'Delen van de pagina'],
    [
      title({ description: 'Een kop waarnaar andere pagina’s kunnen verwijzen.' }),
      {
        name: 'blocks',
        type: 'blocks',
        label: 'Inhoud',
        labels: { singular: 'onderdeel', plural: 'onderdelen' },
        blocks: [],
        blockReferences: leaves as never,
      },
    ],
  );
