import { perHour, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const recipesLimits = {
  /** Mails of a shopping list to a member's own address. */
  shoppingListMail: rateLimit({ name: 'shoppingListMail', rate: perHour(10) }),
};
