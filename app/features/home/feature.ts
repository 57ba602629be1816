import { defineFeature } from '#app/platform/features/define-feature.ts';
import { homeHandlers } from './api.ts';
import { homeContract } from './contract.ts';

export const homeFeature = defineFeature({
  name: 'home',
  calls: { contract: homeContract, handlers: homeHandlers },
  sitemapPaths: ['/'],
});
