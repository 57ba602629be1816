import { numbers, slugs } from '../fields/community.ts';
import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const communityLinks = pageBlock(
  {
    slug: 'community-links',
    group: 'members',
    labels: ['Ervaringen van anderen', 'Ervaringen van anderen'],
    help: 'Wat deelnemers schreven: blogs, berichten, groepen en gesprekken. Wat besloten is, lezen alleen deelnemers.',
  },
  [
    title({ required: false, description: 'Leeg: ‘Ervaringen van anderen’.' }),
    numbers('blog', 'blogs', 'Blogs'),
    numbers('blog-post', 'blogPosts', 'Blogberichten'),
    slugs('group', 'groups', 'Groepen'),
    slugs('conversation', 'conversations', 'Gesprekken'),
  ],
);
