import { defineFeature } from '#app/platform/features/define-feature.ts';
import { DEFINITIONS_PATH } from './paths.ts';

export const definitionsFeature = defineFeature({
  name: 'definitions',
  sitemapPaths: [DEFINITIONS_PATH],
});
