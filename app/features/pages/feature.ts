import { defineFeature } from '#app/platform/features/define-feature.ts';
import { mountSearchEngines } from './search-engines/mount-search-engines.ts';

export const pagesFeature = defineFeature({ name: 'pages', mount: mountSearchEngines });
