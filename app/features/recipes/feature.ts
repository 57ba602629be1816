import { DAY } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { mountRss } from '#app/platform/http/mount-rss.ts';
import { handleJob } from '#app/platform/jobs/work.ts';
import { markCounters } from '#app/platform/marks/mark-counters.ts';
import { PRODUCT } from '#app/product.ts';
import { recipesHandlers } from './api.ts';
import { sendShoppingListMail } from './commands/send-shopping-list-mail.tsx';
import { recipesContract } from './contract.ts';
import { shoppingListMailJob } from './jobs.ts';
import { recipesLimits } from './limits.ts';
import { recipeFavourite } from './marks.ts';
import { recipesMemberData } from './member-data.ts';
import { deleteProfileLimits } from './nutrient-limits/profile-limits.ts';
import { RECIPES_FEED_PATH, RECIPES_PATH } from './paths.ts';
import { RECIPES_INTRO } from './rules.ts';
import { listNewestRecipes } from './screens/list-recipes.ts';

/** How many recipes the feed has. */
const FEED_SIZE = 20;

/** Serves the newest recipes as RSS. */
const mountRecipesFeed = mountRss({
  path: RECIPES_FEED_PATH,
  listPath: RECIPES_PATH,
  title: `Recepten van ${PRODUCT}`,
  description: RECIPES_INTRO,
  list: ({ db }) => listNewestRecipes(db, FEED_SIZE),
});

export const recipesFeature = defineFeature({
  name: 'recipes',
  calls: { contract: recipesContract, handlers: recipesHandlers },
  mount: mountRecipesFeed,
  work: [handleJob(shoppingListMailJob, (platform, { mailId }) => sendShoppingListMail(platform, mailId))],
  limits: Object.values(recipesLimits),
  counters: markCounters([recipeFavourite]),
  expiredRows: [expiredRows({ table: 'shoppingListMail', column: 'requestedAt', lifetime: DAY })],
  sitemapPaths: [RECIPES_PATH],
  memberData: recipesMemberData,
  deleteHealthData: deleteProfileLimits,
});
