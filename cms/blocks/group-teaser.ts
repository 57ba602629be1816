import { slug } from '../fields/community.ts';
import { pageBlock } from './page-block.ts';

export const groupTeaser = pageBlock(
  {
    slug: 'group-teaser',
    group: 'members',
    labels: ['Groep', 'Groepen'],
    help: 'Nodigt uit om een groep te bekijken.',
  },
  [slug('group', 'group', 'Groep')],
);
