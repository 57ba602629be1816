import { DAY } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { mountUnsubscribeLink } from '#app/platform/http/mount-unsubscribe-link.ts';
import { handleJob } from '#app/platform/jobs/work.ts';
import { STOP_MAILS_PATH } from '#app/platform/paths.ts';
import { accountsHandlers } from './api.ts';
import { changeEmailNotificationsByLink } from './commands/change-email-notifications.ts';
import { sendNewEmailMail } from './commands/send-new-email-mail.tsx';
import { sendPasswordChangedMail } from './commands/send-password-changed-mail.tsx';
import { sendRequestedMail } from './commands/send-requested-mail.tsx';
import { sendVerificationMail } from './commands/send-verification-mail.tsx';
import { accountsContract } from './contract.ts';
import { newEmailMailJob, passwordChangedMailJob, requestedMailJob, verificationMailJob } from './jobs.ts';
import { accountsLimits } from './limits.ts';
import { accountsMemberData } from './member-data.ts';
import { stopMailsPagePath } from './paths.ts';
import { mountMemberData } from './settings/mount-member-data.ts';

/** How long a registration, with its username, waits for confirmation. Until then a new link can be requested. */
const REGISTRATION_LIFETIME = 7 * DAY;

export const accountsFeature = defineFeature({
  name: 'accounts',
  calls: { contract: accountsContract, handlers: accountsHandlers },
  mount(server, site) {
    mountMemberData(server, site);
    mountUnsubscribeLink(server, site.platform, {
      path: STOP_MAILS_PATH,
      pagePath: stopMailsPagePath,
      limit: accountsLimits.mailLink,
      unsubscribe: (platform, { token }) => changeEmailNotificationsByLink(platform, { token, wanted: false }),
    });
  },
  work: [
    handleJob(verificationMailJob, (platform, { registrationId }) => sendVerificationMail(platform, registrationId)),
    handleJob(requestedMailJob, (platform, { requestId }) => sendRequestedMail(platform, requestId)),
    handleJob(passwordChangedMailJob, (platform, { memberId }) => sendPasswordChangedMail(platform, memberId)),
    handleJob(newEmailMailJob, (platform, { changeId }) => sendNewEmailMail(platform, changeId)),
  ],
  limits: Object.values(accountsLimits),
  expiredRows: [
    expiredRows({ table: 'registration', column: 'createdAt', lifetime: REGISTRATION_LIFETIME }),
    expiredRows({ table: 'session', column: 'expiresAt', lifetime: 0 }),
    expiredRows({ table: 'passwordResetToken', column: 'expiresAt', lifetime: 0 }),
    expiredRows({ table: 'loginLink', column: 'expiresAt', lifetime: 0 }),
    expiredRows({ table: 'pendingLogin', column: 'expiresAt', lifetime: 0 }),
    expiredRows({ table: 'emailChange', column: 'expiresAt', lifetime: 0 }),
    expiredRows({ table: 'mailRequest', column: 'requestedAt', lifetime: DAY }),
    expiredRows({ table: 'loginAttempt', column: 'lastTryAt', lifetime: DAY }),
  ],
  memberData: accountsMemberData,
});
