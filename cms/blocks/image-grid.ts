import { picture } from '../fields/references.ts';
import { optionalTitle, url } from '../fields/texts.ts';
import { titledRows } from '../fields/titled-rows.ts';
import { pageBlock } from './page-block.ts';

export const imageGrid = pageBlock(
  {
    slug: 'image-grid',
    group: 'media',
    labels: ['Afbeeldingen naast elkaar', 'Afbeeldingen naast elkaar'],
    help: 'Afbeeldingen naast elkaar, op een telefoon onder elkaar. Elke afbeelding mag een link hebben.',
  },
  [
    {
      name: 'items',
      type: 'array',
      label: 'Afbeeldingen',
      labels: { singular: 'afbeelding', plural: 'afbeeldingen' },
      required: true,
      minRows: 1,
      admin: titledRows,
      fields: [picture({ required: true }), optionalTitle, url({ label: 'Waar de afbeelding heen leidt' })],
    },
  ],
);
