import { html } from '../fields/rich-text.ts';
import { pageBlock } from './page-block.ts';

export const introduction = pageBlock(
  {
    slug: 'introduction',
    group: 'text',
    labels: ['Inleiding', 'Inleidingen'],
    help: 'Waar de pagina over gaat, in een paar zinnen.',
  },
  [html({ description: 'Staat in grotere letters boven de rest.' })],
);
