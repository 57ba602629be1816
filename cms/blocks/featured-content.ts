import { pages } from '../fields/references.ts';
import { optionalTitle } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const featuredContent = pageBlock(
  {
    slug: 'featured-content',
    labels: ['Uitgelicht', 'Uitgelicht'],
    help: 'Tegels naar pagina’s die aandacht verdienen.',
  },
  [
    optionalTitle,
    pages({
      name: 'pages',
      label: 'Pagina’s',
      required: true,
      maxRows: 6,
      description: 'Een tot zes pagina’s, met afbeelding en omschrijving.',
    }),
  ],
);
