import { html } from '../fields/rich-text.ts';
import { optionalTitle } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const tip = pageBlock(
  {
    slug: 'tip',
    group: 'text',
    labels: ['Tip', 'Tips'],
    help: 'Een kort advies in een gekleurd vlak, los van de tekst eromheen.',
  },
  [optionalTitle, html()],
);
