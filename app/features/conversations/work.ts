import { handle } from '#app/platform/jobs/handle.ts';
import { reportWrongCounters } from './compare-counters.ts';
import { compareCounters } from './jobs.ts';

/** What the worker does for conversations. */
export const conversationsWork = [handle(compareCounters, (platform) => reportWrongCounters(platform))];
