import { pages } from '../fields/references.ts';
import { optionalTitle } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const featuredContent = pageBlock(
  {
    slug: 'featured-content',
    group: 'links',
    labels: ['Uitgelichte tegels', 'Uitgelichte tegels'],
    help: 'Een tot zes pagina’s van ons naast elkaar, als tegels met hun afbeelding.',
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
