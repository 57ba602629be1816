import { html } from '../fields/rich-text.ts';
import { link, title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const callToAction = pageBlock(
  {
    slug: 'call-to-action',
    group: 'links',
    labels: ['Oproep met knop', 'Oproepen met knop'],
    help: 'Een gekleurd vlak met een knop: nodig de lezer uit om iets te doen. Liefst één per pagina.',
  },
  [title(), html({ label: 'Tekst (mag leeg blijven)', required: false }), link('button', 'Knop', { required: true })],
);
