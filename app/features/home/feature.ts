import { defineFeature } from '#app/platform/features/define-feature.ts';
import { homeHandlers } from './api.ts';
import { homeContract } from './contract.ts';
import { homeReservedPaths } from './reserved-paths.ts';

export const homeFeature = defineFeature({
  name: 'home',
  calls: { contract: homeContract, handlers: homeHandlers },
  sitemapPaths: ['/'],
  reservedPaths: homeReservedPaths,
});
