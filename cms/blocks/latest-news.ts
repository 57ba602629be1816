import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const latestNews = pageBlock(
  { slug: 'latest-news', labels: ['Laatste nieuws', 'Laatste nieuws'], help: 'De nieuwste nieuwsberichten.' },
  [title({ required: false, description: 'De berichten komen vanzelf.' })],
);
