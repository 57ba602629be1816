import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Deletes the files in the media store that no picture and no editorial file refers to. */
export const deleteOrphanedFilesJob = jobKind({
  name: 'media.delete-orphaned-files',
  payload: z.object({}),
  cron: '30 3 * * *',
});
