import { title } from '../fields/texts.ts';
import { blocksOfSection } from './blocks-of-kind.ts';
import { pageBlock } from './page-block.ts';

/** A block that holds other blocks; `leaves` are the slugs of those that it may hold. */
export const pageSection = (leaves: string[]) =>
  pageBlock(
    {
      slug: 'page-section',
      group: 'text',
      labels: ['Deel van de pagina', 'Delen van de pagina'],
      help: 'Een kop met onderdelen daaronder, om een lange pagina in te delen.',
    },
    [
      title({ description: 'Een kop waarnaar andere pagina’s kunnen verwijzen.' }),
      {
        name: 'blocks',
        type: 'blocks',
        label: 'Inhoud',
        labels: { singular: 'onderdeel', plural: 'onderdelen' },
        blocks: [],
        blockReferences: leaves as never,
        filterOptions: blocksOfSection(),
        admin: { initCollapsed: true },
      },
    ],
  );
