import { handle } from '#app/platform/jobs/handle.ts';
import { discardOldDrafts } from './commands/discard-old-drafts.ts';
import { removeOld } from './jobs.ts';

/** What the worker does for drafts. */
export const draftsWork = [handle(removeOld, (platform) => discardOldDrafts(platform))];
