import { handleJob } from '#app/platform/jobs/work.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';
import { deleteOrphanedFilesJob } from './jobs.ts';

/** What the worker does for the media store. */
export const mediaWork = [handleJob(deleteOrphanedFilesJob, (platform) => deleteOrphanedFiles(platform))];
