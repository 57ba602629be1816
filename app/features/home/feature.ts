import { defineFeature } from '#app/platform/features/define-feature.ts';

export const homeFeature = defineFeature({ name: 'home', sitemapPaths: ['/'] });
