import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Sends the mail of a `shopping_list_mail`. */
export const shoppingListMailJob = jobKind({
  name: 'recipes.send-shopping-list',
  payload: z.object({ mailId: z.int() }),
});
