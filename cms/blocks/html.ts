import { html as text } from '../fields/rich-text.ts';
import { pageBlock } from './page-block.ts';

export const html = pageBlock(
  {
    slug: 'html',
    group: 'text',
    labels: ['Tekst', 'Teksten'],
    help: 'Een stuk tekst zonder titel, met lijsten, tabellen en links.',
  },
  [text()],
);
