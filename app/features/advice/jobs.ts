import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Finds each morning which professionals are mailed that questions wait. */
export const deskMailsJob = jobKind({ name: 'advice.mail-desk', payload: z.object({}), cron: '30 8 * * *' });

/** Mails one of them. */
export const deskMailJob = jobKind({ name: 'advice.send-desk-mail', payload: z.object({ memberId: z.int() }) });
