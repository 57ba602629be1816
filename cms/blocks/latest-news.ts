import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const latestNews = pageBlock(
  {
    slug: 'latest-news',
    group: 'automatic',
    labels: ['Laatste nieuws', 'Laatste nieuws'],
    help: 'De nieuwste nieuwsberichten, hoogstens drie. Zijn er minder dan twee, dan staat hier niets.',
  },
  [title({ required: false, description: 'De berichten komen vanzelf.' })],
);
