import { description, title, url } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const externalLink = pageBlock(
  'external-link',
  ['Link naar buiten', 'Links naar buiten'],
  [title(), url({ required: true }), description({ help: 'Wat de lezer daar vindt. Mag leeg blijven.' })],
);
