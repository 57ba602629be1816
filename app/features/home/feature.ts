import { defineFeature } from '#app/platform/features/define-feature.ts';
import { homeReservedPaths } from './reserved-paths.ts';

export const homeFeature = defineFeature({ name: 'home', sitemapPaths: ['/'], reservedPaths: homeReservedPaths });
