import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Removes drafts that were left alone for a month. */
export const removeOld = jobKind({
  name: 'drafts.remove-old',
  payload: z.object({}),
  cron: '20 3 * * *',
});
