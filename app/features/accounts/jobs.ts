import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/**
 * Sends the mail that confirms a registration. The job creates the token itself, so that no queue ever stores a token.
 */
export const verificationMailJob = jobKind({
  name: 'accounts.send-verification',
  payload: z.object({ registrationId: z.int() }),
});

/** Sends the mail of a `mail_request`, which anybody can make for any address. */
export const requestedMailJob = jobKind({
  name: 'accounts.answer-mail-request',
  payload: z.object({ requestId: z.int() }),
});

/** Sends the mail that informs a member that their password was changed. */
export const passwordChangedMailJob = jobKind({
  name: 'accounts.tell-password-changed',
  payload: z.object({ memberId: z.int() }),
});

/** Sends the mail to the address that a member wants. The job creates the token itself. */
export const newEmailMailJob = jobKind({
  name: 'accounts.send-new-email',
  payload: z.object({ changeId: z.int() }),
});
