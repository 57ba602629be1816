import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Sends the mail with which a registration is confirmed. The token is made with the mail: no queue ever holds it. */
export const sendVerification = jobKind({
  name: 'accounts.send-verification',
  payload: z.object({ registrationId: z.int() }),
});

/** Answers a request for a mail that anybody can make for any address. */
export const answerMailRequest = jobKind({
  name: 'accounts.answer-mail-request',
  payload: z.object({ requestId: z.int() }),
});

/** Sends the mail that the password was changed. */
export const sendPasswordChanged = jobKind({
  name: 'accounts.tell-password-changed',
  payload: z.object({ memberId: z.int() }),
});
