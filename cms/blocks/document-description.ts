import { picture } from '../fields/references.ts';
import { html } from '../fields/rich-text.ts';
import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const documentDescription = pageBlock(
  {
    slug: 'document-description',
    group: 'media',
    labels: ['Beschrijving met afbeelding', 'Beschrijvingen met afbeelding'],
    help: 'Een stuk tekst met een afbeelding ernaast, op een telefoon eronder.',
  },
  [title(), html(), picture({ label: 'Afbeelding (mag leeg blijven)' })],
);
