import { perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const usageLimits = {
  /** What pages count: more than a reader does, and too few to make a number mean nothing (rules.md R38). */
  usage: rateLimit({ name: 'usage', rate: perMinute(30), byNetwork: true }),
};
