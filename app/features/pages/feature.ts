import { defineFeature } from '#app/platform/features/define-feature.ts';
import { pagesPaths } from './reserved-paths.ts';
import { mountSearchEngines } from './search-engines/mount-search-engines.ts';

export const pagesFeature = defineFeature({ name: 'pages', mount: mountSearchEngines, reservedPaths: pagesPaths });
