import type { SanitizedConfig } from 'payload';

/** Retries after 1, 2, 4, 8 and 16 minutes: together longer than a restart of the database. */
export const RETRIES = { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } } as const;

/** Adds retries to Payload's task for scheduled publishing, which it would run only once. */
export function withRetries(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no task for scheduled publishing.');
  task.retries = RETRIES;
  return config;
}
