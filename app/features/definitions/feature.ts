import { defineFeature } from '#app/platform/features/define-feature.ts';
import { DEFINITIONS_PATH } from './paths.ts';
import { definitionsReservedPaths } from './reserved-paths.ts';

export const definitionsFeature = defineFeature({
  name: 'definitions',
  sitemapPaths: [DEFINITIONS_PATH],
  reservedPaths: definitionsReservedPaths,
});
