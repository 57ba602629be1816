import { slug } from '../fields/community.ts';
import { pageBlock } from './page-block.ts';

export const groupTeaser = pageBlock(
  'group-teaser',
  ['Groep', 'Groepen'],
  [slug('group', 'Groep', '/groepen/dialyse')],
);
