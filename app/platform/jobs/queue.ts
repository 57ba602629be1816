import { HOUR, MINUTE, SECOND } from '#app/platform/clock.ts';

/** The one queue of pg-boss: a job is of a group, the name of its kind (docs/decisions/jobs.md). */
export const QUEUE = 'job';

/** A worker retries the job of another that has not said for so long, in milliseconds, that it is alive. */
export const HEARTBEAT = MINUTE;

/** The queue's settings, in seconds. Whoever adds a job notifies the workers when the transaction commits. */
export const QUEUE_OPTIONS = {
  notify: true,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: HOUR / SECOND,
  heartbeatSeconds: HEARTBEAT / SECOND,
  expireInSeconds: (10 * MINUTE) / SECOND,
  deleteAfterSeconds: (12 * HOUR) / SECOND, // jobs name members, so they go within a day (rules.md R45)
};
