import { DAY } from '#app/platform/clock.ts';
import { outdatedRows } from '#app/platform/database/remove-outdated-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { handle } from '#app/platform/jobs/work.ts';
import { accountsHandlers } from './api.ts';
import { sendPasswordChangedMail } from './commands/send-password-changed-mail.ts';
import { sendRequestedMail } from './commands/send-requested-mail.ts';
import { sendVerificationMail } from './commands/send-verification-mail.ts';
import { accountsContract } from './contract.ts';
import { answerMailRequest, sendPasswordChanged, sendVerification } from './jobs.ts';
import { accountsLimits } from './limits.ts';
import { accountsPaths } from './reserved-paths.ts';

/** How long a registration waits, and its name with it: the link can be requested again meanwhile. */
const REGISTRATION_LIFETIME = 7 * DAY;

export const accountsFeature = defineFeature({
  name: 'accounts',
  calls: { contract: accountsContract, handlers: accountsHandlers },
  work: [
    handle(sendVerification, (platform, { registrationId }) => sendVerificationMail(platform, registrationId)),
    handle(answerMailRequest, (platform, { requestId }) => sendRequestedMail(platform, requestId)),
    handle(sendPasswordChanged, (platform, { memberId }) => sendPasswordChangedMail(platform, memberId)),
  ],
  limits: Object.values(accountsLimits),
  outdatedRows: [
    outdatedRows({ table: 'registration', column: 'createdAt', lifetime: REGISTRATION_LIFETIME }),
    outdatedRows({ table: 'passwordResetToken', column: 'expiresAt', lifetime: 0 }),
    outdatedRows({ table: 'mailRequest', column: 'requestedAt', lifetime: DAY }),
    outdatedRows({ table: 'loginAttempt', column: 'lastTryAt', lifetime: DAY }),
  ],
  reservedPaths: accountsPaths,
});
