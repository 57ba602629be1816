import { perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';

/** Both are searches of the database that anybody can make without a page. */
export const searchLimits = {
  search: rateLimit({ name: 'search', rate: perMinute(120), byNetwork: true }),
  /** Asked for while somebody types. */
  suggest: rateLimit({ name: 'suggest', rate: perMinute(300), byNetwork: true }),
};
