import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Sends the mail of a `newsletter_request`. The job creates the token itself, so that no queue ever stores a token. */
export const newsletterMailJob = jobKind({
  name: 'newsletter.answer-request',
  payload: z.object({ requestId: z.int() }),
});
