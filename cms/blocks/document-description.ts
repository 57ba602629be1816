import { picture } from '../fields/references.ts';
import { html } from '../fields/rich-text.ts';
import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const documentDescription = pageBlock(
  'document-description',
  ['Beschrijving met afbeelding', 'Beschrijvingen met afbeelding'],
  [title(), html(), picture({ label: 'Afbeelding (mag leeg blijven)' })],
);
