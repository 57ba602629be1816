import { picture } from '../fields/references.ts';
import { optionalTitle, url } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const imageGrid = pageBlock(
  {
    slug: 'image-grid',
    labels: ['Afbeeldingen naast elkaar', 'Afbeeldingen naast elkaar'],
    help: 'Twee of meer afbeeldingen naast elkaar, op een telefoon onder elkaar. Elke mag ergens heen leiden.',
  },
  [
    {
      name: 'items',
      type: 'array',
      label: 'Afbeeldingen',
      labels: { singular: 'afbeelding', plural: 'afbeeldingen' },
      required: true,
      minRows: 1,
      fields: [picture({ required: true }), optionalTitle, url({ label: 'Waar de afbeelding heen leidt' })],
    },
  ],
);
