import { defineFeature } from '#app/platform/features/define-feature.ts';
import { markCounters } from '#app/platform/marks/mark-counters.ts';
import { recipesHandlers } from './api.ts';
import { recipesContract } from './contract.ts';
import { recipeFavourite } from './marks.ts';
import { mountRecipesFeed } from './mount-recipes-feed.ts';
import { RECIPES_PATH } from './paths.ts';
import { recipesReservedPaths } from './reserved-paths.ts';

export const recipesFeature = defineFeature({
  name: 'recipes',
  calls: { contract: recipesContract, handlers: recipesHandlers },
  mount: mountRecipesFeed,
  counters: markCounters([recipeFavourite]),
  sitemapPaths: [RECIPES_PATH],
  reservedPaths: recipesReservedPaths,
});
