import { defineFeature } from '#app/platform/features/define-feature.ts';
import type { PublishedKinds } from './kinds/published-kind.ts';
import { pagesReservedPaths } from './reserved-paths.ts';
import { mountSearchEngines } from './search-engines/mount-search-engines.ts';

/** The feature `pages`. `kinds` are those that all features register. */
export const pagesFeature = (kinds: PublishedKinds) =>
  defineFeature({ name: 'pages', mount: mountSearchEngines(kinds), reservedPaths: pagesReservedPaths });
