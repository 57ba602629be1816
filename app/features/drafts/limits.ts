import { perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const draftsLimits = {
  /** Each time that a form saves or discards its draft. */
  draft: rateLimit({ name: 'draft', rate: perMinute(120) }),
};
