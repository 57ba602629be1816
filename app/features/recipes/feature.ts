import { DAY } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { handleJob } from '#app/platform/jobs/work.ts';
import { markCounters } from '#app/platform/marks/mark-counters.ts';
import { recipesHandlers } from './api.ts';
import { sendShoppingListMail } from './commands/send-shopping-list-mail.ts';
import { recipesContract } from './contract.ts';
import { shoppingListMailJob } from './jobs.ts';
import { recipesLimits } from './limits.ts';
import { recipeFavourite } from './marks.ts';
import { recipesMemberData } from './member-data.ts';
import { mountRecipesFeed } from './mount-recipes-feed.ts';
import { deleteProfileLimits } from './nutrient-limits/profile-limits.ts';
import { RECIPES_PATH } from './paths.ts';
import { recipesReservedPaths } from './reserved-paths.ts';

export const recipesFeature = defineFeature({
  name: 'recipes',
  calls: { contract: recipesContract, handlers: recipesHandlers },
  mount: mountRecipesFeed,
  work: [handleJob(shoppingListMailJob, (platform, { mailId }) => sendShoppingListMail(platform, mailId))],
  limits: Object.values(recipesLimits),
  counters: markCounters([recipeFavourite]),
  expiredRows: [expiredRows({ table: 'shoppingListMail', column: 'requestedAt', lifetime: DAY })],
  sitemapPaths: [RECIPES_PATH],
  reservedPaths: recipesReservedPaths,
  memberData: recipesMemberData,
  deleteHealthData: deleteProfileLimits,
});
