import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Mails whom a decision concerns. */
export const decisionMailJob = jobKind({
  name: 'moderation.mail-decision',
  payload: z.object({ decisionId: z.int() }),
});

/** Mails who reported something what was decided. */
export const reportMailJob = jobKind({
  name: 'moderation.mail-report',
  payload: z.object({ decisionId: z.int(), reportId: z.int() }),
});

/** Finds each morning which moderators are mailed that cases wait. */
export const deskMailsJob = jobKind({ name: 'moderation.mail-desk', payload: z.object({}), cron: '30 7 * * *' });

/** Mails one of them. */
export const deskMailJob = jobKind({ name: 'moderation.send-desk-mail', payload: z.object({ memberId: z.int() }) });

/** Mails one moderator that a case is urgent. */
export const urgentMailJob = jobKind({
  name: 'moderation.send-urgent-mail',
  payload: z.object({ memberId: z.int(), caseId: z.int() }),
});

/** Warns one administrator that nobody looks at a case, or may answer an objection. */
export const warningMailJob = jobKind({
  name: 'moderation.send-warning-mail',
  payload: z.object({ memberId: z.int() }),
});

/** Deletes each night the addresses of visitors whose cases were closed half a year ago. */
export const forgetVisitorsJob = jobKind({
  name: 'moderation.forget-visitors',
  payload: z.object({}),
  cron: '15 3 * * *',
});
