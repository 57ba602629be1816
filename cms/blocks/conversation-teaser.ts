import { slug } from '../fields/community.ts';
import { pageBlock } from './page-block.ts';

export const conversationTeaser = pageBlock(
  {
    slug: 'conversation-teaser',
    group: 'members',
    labels: ['Gesprek', 'Gesprekken'],
    help: 'Nodigt uit om een gesprek in een groep te lezen en mee te praten.',
  },
  [slug('conversation', 'conversation', 'Gesprek')],
);
