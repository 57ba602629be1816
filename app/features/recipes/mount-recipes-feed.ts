import { listNewestRecipes } from '#app/features/content/index.ts';
import { mountRss } from '#app/platform/http/rss/mount-rss.ts';
import { PRODUCT } from '#app/product.ts';
import { RECIPES_FEED_PATH, RECIPES_PATH } from './paths.ts';
import { RECIPES_INTRO } from './rules.ts';

/** How many recipes the feed has. */
const FEED_SIZE = 20;

/** Serves the newest recipes as RSS. */
export const mountRecipesFeed = mountRss({
  path: RECIPES_FEED_PATH,
  listPath: RECIPES_PATH,
  title: `Recepten van ${PRODUCT}`,
  description: RECIPES_INTRO,
  list: ({ db }) => listNewestRecipes(db, FEED_SIZE),
});
