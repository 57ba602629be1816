import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { decisionMailJob, reportMailJob } from '../jobs.ts';
import { findAudience } from '../lists/audience.ts';

interface Told {
  decisionId: number;
}

/** Has the worker mail a decision to whom it concerns, and to each of those who reported (rules.md R47). */
export const tellDecision = (platform: Platform, { decisionId }: Told): Promise<void> =>
  enqueueMails(platform, { decisionId });

/** The same for those who reported after it was made. */
export const tellLateReporters = (platform: Platform, { decisionId }: Told): Promise<void> =>
  enqueueMails(platform, { decisionId, late: true });

const enqueueMails = (platform: Platform, told: Told & { late?: true }): Promise<void> =>
  write(platform, async ({ db }) => {
    const audience = await findAudience(db, told);
    if (!audience) return;
    const { decisionId } = told;
    if (audience.memberId !== null) await platform.jobs.send(db, decisionMailJob, { decisionId });
    const mails = audience.reports.map(({ id: reportId }) => ({ decisionId, reportId }));
    await platform.jobs.send(db, reportMailJob, ...mails);
  });
