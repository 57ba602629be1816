import { html } from '../fields/rich-text.ts';
import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const htmlWithTitle = pageBlock(
  {
    slug: 'html-with-title',
    group: 'text',
    labels: ['Tekst met titel', 'Teksten met titel'],
    help: 'Een stuk tekst onder een tussenkop.',
  },
  [title(), html()],
);
