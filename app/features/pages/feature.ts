import { defineFeature } from '#app/platform/features/define-feature.ts';
import { mountSearchEngines } from './mount-search-engines.ts';
import type { PublishedKinds } from './published-kind.ts';

/** The feature `pages`. `kinds` are those that all features register. */
export const pagesFeature = (kinds: PublishedKinds) =>
  defineFeature({ name: 'pages', mount: mountSearchEngines(kinds) });
