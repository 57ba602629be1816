import { reference } from '../fields/references.ts';
import { pageBlock } from './page-block.ts';

export const video = pageBlock(
  {
    slug: 'video',
    group: 'media',
    labels: ['Video', 'Video’s'],
    help: 'Een video van YouTube, zoals die bij ‘Video’s’ staat.',
  },
  [
    reference('videos', {
      name: 'video',
      label: 'Video',
      required: true,
      description: 'De lezer ziet de video pas na toestemming voor cookies.',
    }),
  ],
);
