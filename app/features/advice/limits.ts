import { perDay, perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const adviceLimits = {
  /** Questions, because each takes the time of a dietitian. */
  adviceQuestion: rateLimit({ name: 'adviceQuestion', rate: perDay(10), error: 'question_limit' }),
  /** Look-ups of similar questions, while a title is typed. */
  similarQuestions: rateLimit({ name: 'similarQuestions', rate: perMinute(60) }),
};
