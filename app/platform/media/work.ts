import { handle } from '#app/platform/jobs/handle.ts';
import { removeUnused } from './jobs.ts';
import { removeUnusedFiles } from './remove-unused.ts';

/** What the worker does for the media store. */
export const mediaWork = [handle(removeUnused, (platform) => removeUnusedFiles(platform))];
