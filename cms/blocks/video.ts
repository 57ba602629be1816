import { one } from '../fields/references.ts';
import { pageBlock } from './page-block.ts';

export const video = pageBlock(
  'video',
  ['Video', 'Video’s'],
  [
    one('videos', {
      name: 'video',
      label: 'Video',
      required: true,
      description: 'De lezer ziet de video pas na toestemming voor cookies.',
    }),
  ],
);
