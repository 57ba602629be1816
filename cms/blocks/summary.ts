import { html } from '../fields/rich-text.ts';
import { pageBlock } from './page-block.ts';

export const summary = pageBlock(
  'summary',
  ['In het kort', 'In het kort'],
  [html({ description: 'Het belangrijkste in een paar regels. Het kopje ‘In het kort’ komt er vanzelf bij.' })],
);
