import { one } from '../fields/references.ts';
import { pageBlock } from './page-block.ts';

export const organisation = pageBlock(
  'organisation',
  ['Organisatie', 'Organisaties'],
  [one('organisations', { name: 'organisation', label: 'Organisatie', required: true })],
);
