import { defineFeature } from '#app/platform/features/define-feature.ts';
import { libraryHandlers } from './api.ts';
import { libraryContract } from './contract.ts';
import { libraryPaths } from './reserved-paths.ts';

export const libraryFeature = defineFeature({
  name: 'library',
  calls: { contract: libraryContract, handlers: libraryHandlers },
  sitemapPaths: ['/bibliotheek', '/nierziekten', '/brochures', '/videos'],
  reservedPaths: libraryPaths,
});
