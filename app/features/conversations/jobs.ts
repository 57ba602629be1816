import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Compares the kept counts of likes, reactions and conversations with the rows, and reports where they differ. */
export const compareCounters = jobKind({
  name: 'conversations.compare-counters',
  payload: z.object({}),
  cron: '40 3 * * *',
});
