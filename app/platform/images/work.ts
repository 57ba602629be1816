import { handleJob } from '#app/platform/jobs/work.ts';
import { deleteOrphanedPictures } from './delete-orphaned-pictures.ts';
import { deleteOrphanedPicturesJob } from './jobs.ts';

/** What the worker does for pictures. */
export const imagesWork = [handleJob(deleteOrphanedPicturesJob, (platform) => deleteOrphanedPictures(platform))];
