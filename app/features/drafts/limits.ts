import { perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const draftsLimits = {
  /** Counts each save and each discard of a draft. */
  draft: rateLimit({ name: 'draft', rate: perMinute(120) }),
};
