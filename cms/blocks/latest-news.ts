import { title } from '../fields/texts.ts';
import { pageBlock } from './page-block.ts';

export const latestNews = pageBlock(
  'latest-news',
  ['Laatste nieuws', 'Laatste nieuws'],
  [title({ required: false, description: 'De berichten komen vanzelf.' })],
);
