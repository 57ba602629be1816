import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** Somebody asked for the newsletter with the form; the address may not be theirs. */
export const newsletterRequested = eventKind({
  name: 'newsletter.requested',
  payload: z.object({ byMember: z.boolean() }),
});
