import { defineFeature } from '#app/platform/features/define-feature.ts';
import type { PublishedKinds } from './kinds/published-kind.ts';
import { pagesPaths } from './reserved-paths.ts';
import { mountSearchEngines } from './search-engines/mount-search-engines.ts';

/** The feature of pages, for the kinds of documents that the features register. */
export const pagesFeature = (kinds: PublishedKinds) =>
  defineFeature({ name: 'pages', mount: mountSearchEngines(kinds), reservedPaths: pagesPaths });
