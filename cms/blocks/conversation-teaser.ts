import { slug } from '../fields/community.ts';
import { pageBlock } from './page-block.ts';

export const conversationTeaser = pageBlock(
  'conversation-teaser',
  ['Gesprek', 'Gesprekken'],
  [slug('conversation', 'Gesprek', '/groepen/dialyse/op-vakantie')],
);
