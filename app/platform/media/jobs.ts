import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Removes the files in the media store that no picture and no editorial file has any more. */
export const deleteOrphanedFilesJob = jobKind({
  name: 'media.remove-unused',
  payload: z.object({}),
  cron: '30 3 * * *',
});
