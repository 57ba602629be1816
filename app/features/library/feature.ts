import { defineFeature } from '#app/platform/features/define-feature.ts';
import { libraryHandlers } from './api.ts';
import { libraryContract } from './contract.ts';

export const libraryFeature = defineFeature({
  name: 'library',
  calls: { contract: libraryContract, handlers: libraryHandlers },
  sitemapPaths: ['/bibliotheek', '/nierziekten', '/brochures', '/videos'],
});
