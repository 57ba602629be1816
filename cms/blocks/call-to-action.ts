import { html } from '../fields/rich-text.ts';
import { link, title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const callToAction = pageBlock(
  'call-to-action',
  ['Oproep met knop', 'Oproepen met knop'],
  [title(), html({ label: 'Tekst (mag leeg blijven)', required: false }), link('button', 'Knop', { required: true })],
);
