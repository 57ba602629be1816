import { changeOwnSubscription } from '#app/features/newsletter/index.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { clearBrowserSession } from '#app/platform/session/clear-browser-session.ts';
import { changeEmail, validateNewEmail } from './commands/change-email.ts';
import {
  changeEmailNotifications,
  changeEmailNotificationsByLink,
  changeTitlesInMails,
} from './commands/change-email-notifications.ts';
import { changeFoldedTexts } from './commands/change-folded-texts.ts';
import { changePassword } from './commands/change-password.ts';
import { chooseUsername } from './commands/change-username.ts';
import { chooseApproach } from './commands/choose-approach.ts';
import { confirmNewEmail } from './commands/confirm-new-email.ts';
import { confirmPassword } from './commands/confirm-password.ts';
import { countLinkUse } from './commands/count-link-use.ts';
import { deleteAccount } from './commands/delete-account.ts';
import { validatePassword } from './common-passwords.ts';
import { APPROACH_OPTIONS } from './contract/approach-options.ts';
import type { settingsCalls } from './contract/settings-calls.ts';
import { accountsLimits } from './limits.ts';
import { requireOwnIdentity } from './login/own-password.ts';
import { findApproachOptions } from './screens.ts';
import { findEmailChange } from './settings/email-change.ts';

/** The handlers of the calls with which a member changes their account. */
export const settingsHandlers: HandlersOf<typeof settingsCalls> = {
  changeEmail: {
    validate: async ({ viewer }, { valid }) => validateNewEmail(viewer, valid.NewEmail),
    async handle({ platform, viewer, network }, { body }) {
      requireOwnIdentity(viewer, { email: body.OldEmail });
      await changeEmail(platform, { by: viewer, newEmail: body.NewEmail, password: body.Password, network });
    },
  },
  chooseUsername: ({ platform, viewer }, { body }) => chooseUsername(platform, { by: viewer, username: body.Username }),
  async confirmNewEmail(ctx, { body: { Token: token, Password: password = null } }) {
    const { platform, viewer, network } = ctx;
    await countLinkUse(ctx, accountsLimits.confirmNewEmail, { token, find: findEmailChange });
    await confirmNewEmail(platform, { by: viewer, token, password, network });
  },
  changePassword: {
    validate: (_ctx, { valid }) => validatePassword(valid.NewPassword, 'NewPassword'),
    async handle({ platform, viewer, network }, { body }, reply) {
      requireOwnIdentity(viewer, { username: body.Username, email: body.Email });
      const { Password: password, NewPassword: newPassword } = body;
      await changePassword(platform, { by: viewer, password, newPassword, network });
      clearBrowserSession(reply, platform.config);
    },
  },
  changeEmailNotification: ({ platform, viewer }, { body }) =>
    changeEmailNotifications(platform, { by: viewer, wanted: body }),
  changeEmailNotificationByLink: ({ platform }, { body }) =>
    changeEmailNotificationsByLink(platform, { token: body.Token, wanted: body.EmailNotificationEnabled }),
  changeTitlesInMails: ({ platform, viewer }, { body }) => changeTitlesInMails(platform, { by: viewer, wanted: body }),
  changeFoldedTexts: ({ platform, viewer }, { body }) => changeFoldedTexts(platform, { by: viewer, folded: body }),
  changeNewsletterOptin: ({ platform, viewer }, { body }) =>
    changeOwnSubscription(platform, { by: viewer, wanted: body }),
  affiliates: () =>
    APPROACH_OPTIONS.map(({ id, title, description }) => ({ Id: id, Title: title, Description: description })),
  chooseAffiliates: ({ platform, viewer }, { body }) => chooseApproach(platform, { by: viewer, optionIds: body }),
  selectedAffiliates: ({ platform, viewer }) => findApproachOptions(platform.db, viewer.memberId),
  async deleteUser({ platform, viewer, network }, { body }, reply) {
    const { Password: password, ReasonDeleted: reason = '', Texts: texts } = body;
    await deleteAccount(platform, { by: viewer, password, reason, network, withTexts: texts === 'go' });
    clearBrowserSession(reply, platform.config);
  },
  confirmPassword: ({ platform, viewer, network }, { body }) =>
    confirmPassword(platform, { by: viewer, password: body.Password, network }),
};
