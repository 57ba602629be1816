import { defineFeature } from '#app/platform/features/define-feature.ts';
import { libraryHandlers } from './api.ts';
import { libraryContract } from './contract.ts';
import { BROCHURES_PATH, DEFINITIONS_PATH, DISEASES_PATH, LIBRARY_PATH } from './paths.ts';

export const libraryFeature = defineFeature({
  name: 'library',
  calls: { contract: libraryContract, handlers: libraryHandlers },
  sitemapPaths: [LIBRARY_PATH, DISEASES_PATH, BROCHURES_PATH, DEFINITIONS_PATH],
});
