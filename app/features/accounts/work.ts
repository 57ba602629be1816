import { handle } from '#app/platform/jobs/handle.ts';
import { removeOutdatedRows } from './commands/remove-outdated.ts';
import { sendVerificationMail } from './commands/send-verification-mail.ts';
import { removeOutdated, sendVerification } from './jobs.ts';

/** What the worker does for accounts. */
export const accountsWork = [
  handle(sendVerification, (platform, { registrationId }) => sendVerificationMail(platform, registrationId)),
  handle(removeOutdated, (platform) => removeOutdatedRows(platform)),
];
