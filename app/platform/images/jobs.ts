import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Deletes the pictures without an owner, also those of a deleted account: within a minute (rules.md R31). */
export const deleteOrphanedPicturesJob = jobKind({
  name: 'images.delete-orphaned',
  payload: z.object({}),
  cron: '* * * * *',
});
