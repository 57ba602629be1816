import { html } from '../fields/rich-text.ts';
import { link, title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const callToAction = pageBlock(
  {
    slug: 'call-to-action',
    labels: ['Oproep met knop', 'Oproepen met knop'],
    help: 'Een gekleurd vlak met een knop, om de lezer ergens naartoe te nodigen. Liefst één per pagina.',
  },
  [title(), html({ label: 'Tekst (mag leeg blijven)', required: false }), link('button', 'Knop', { required: true })],
);
