import { handle } from '#app/platform/jobs/handle.ts';
import { removeOutdatedRows } from './commands/remove-outdated.ts';
import { sendPasswordChangedMail } from './commands/send-password-changed-mail.ts';
import { sendRequestedMail } from './commands/send-requested-mail.ts';
import { sendVerificationMail } from './commands/send-verification-mail.ts';
import { answerMailRequest, removeOutdated, sendVerification, tellPasswordChanged } from './jobs.ts';

/** What the worker does for accounts. */
export const accountsWork = [
  handle(sendVerification, (platform, { registrationId }) => sendVerificationMail(platform, registrationId)),
  handle(answerMailRequest, (platform, { requestId }) => sendRequestedMail(platform, requestId)),
  handle(tellPasswordChanged, (platform, { memberId }) => sendPasswordChangedMail(platform, memberId)),
  handle(removeOutdated, (platform) => removeOutdatedRows(platform)),
];
