import { perDay, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const peopleLimits = {
  /** People whom a member sees in the directory or on their page, each counted once a day (rules.md R20). */
  peopleSeen: rateLimit({ name: 'peopleSeen', rate: perDay(600), error: 'people_limit' }),
};
