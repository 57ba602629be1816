import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Sends the mail of a `share_mail`. */
export const shareMailJob = jobKind({ name: 'sharing.send-mail', payload: z.object({ mailId: z.int() }) });
