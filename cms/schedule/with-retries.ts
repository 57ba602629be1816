import type { SanitizedConfig } from 'payload';

/** After 1, 2, 4, 8 and 16 minutes: longer than the database is away when it starts anew. */
export const RETRIES = { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } } as const;

/** Payload makes the task by which is published at a time that an editor set, and would try it once. */
export function withRetries(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no task for scheduled publishing.');
  task.retries = RETRIES;
  return config;
}
