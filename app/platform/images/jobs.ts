import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Removes the pictures that have no owner, also those whose owner deleted the account: within a minute (rules.md R31). */
export const deleteOrphaned = jobKind({
  name: 'images.remove-ownerless',
  payload: z.object({}),
  cron: '* * * * *',
});
