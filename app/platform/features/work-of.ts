import { z } from 'zod';
import { reportWrongCounters } from '#app/platform/database/compare-counters.ts';
import { deleteExpiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { jobKind } from '#app/platform/jobs/jobs.ts';
import { handleJob, type Work } from '#app/platform/jobs/work.ts';
import type { Feature } from './define-feature.ts';

const expiredRowsJob = jobKind({ name: 'features.delete-expired-rows', payload: z.object({}), cron: '10 3 * * *' });
const countersJob = jobKind({ name: 'features.compare-counters', payload: z.object({}), cron: '40 3 * * *' });

/** All work of these features, with the nightly jobs for their expired rows and counters. */
export const workOf = (features: readonly Feature[]): readonly Work[] => [
  ...features.flatMap(({ work = [] }) => work),
  handleJob(expiredRowsJob, (platform) =>
    deleteExpiredRows(
      platform,
      features.flatMap((feature) => feature.expiredRows ?? []),
    ),
  ),
  handleJob(countersJob, (platform) =>
    reportWrongCounters(
      platform,
      features.flatMap(({ counters = [] }) => counters),
    ),
  ),
];
