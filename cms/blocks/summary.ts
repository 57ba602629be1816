import { html } from '../fields/rich-text.ts';
import { pageBlock } from './page-block.ts';

export const summary = pageBlock(
  {
    slug: 'summary',
    group: 'text',
    labels: ['In het kort', 'In het kort'],
    help: 'Wat een lezer met weinig tijd of energie moet weten. Liefst bovenaan.',
  },
  [html({ description: 'Het belangrijkste in een paar regels. Het kopje ‘In het kort’ komt er vanzelf bij.' })],
);
