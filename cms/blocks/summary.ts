import { html } from '../fields/rich-text.ts';
import { pageBlock } from './page-block.ts';

export const summary = pageBlock(
  {
    slug: 'summary',
    labels: ['In het kort', 'In het kort'],
    help: 'Voor wie weinig tijd of energie heeft: liefst bovenaan.',
  },
  [html({ description: 'Het belangrijkste in een paar regels. Het kopje ‘In het kort’ komt er vanzelf bij.' })],
);
