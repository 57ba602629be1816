import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const favourite = z.object({ recipeId: z.int(), memberId: z.int() });
const ofMember = z.object({ memberId: z.int() });

/** A member added a recipe to their favourites. */
export const favouriteAdded = eventKind({ name: 'recipes.favourite-added', payload: favourite });

/** A member removed a recipe from their favourites. */
export const favouriteRemoved = eventKind({ name: 'recipes.favourite-removed', payload: favourite });

/** A member has their shopping list mailed to themselves. */
export const shoppingListMailed = eventKind({
  name: 'recipes.shopping-list-mailed',
  payload: ofMember,
});

/** A member put their limits of nutrients in their profile; which ones stays with the rows. */
export const profileLimitsSaved = eventKind({ name: 'recipes.profile-limits-saved', payload: ofMember });

/** A member removed their limits of nutrients from their profile. */
export const profileLimitsRemoved = eventKind({ name: 'recipes.profile-limits-removed', payload: ofMember });
