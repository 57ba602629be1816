import { html } from '../fields/rich-text.ts';
import { pageBlock } from './page-block.ts';

export const introduction = pageBlock(
  'introduction',
  ['Inleiding', 'Inleidingen'],
  [html({ description: 'Staat in grotere letters boven de rest.' })],
);
