import { donorTargetOf, expiredDonorTargetCookie } from '#app/features/contacts/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Input } from '#app/platform/http/calls/contract.ts';
import type { Handler, HandlersOf, ValidatingHandler } from '#app/platform/http/calls/handlers.ts';
import { clearBrowserSession } from '#app/platform/session/clear-browser-session.ts';
import { isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import { photoPath } from '#app/ui/user/photo-path.ts';
import { confirmRegistration } from './commands/confirm-registration.ts';
import { countLinkUse } from './commands/count-link-use.ts';
import { type NewRegistration, register, validateRegistration } from './commands/register.ts';
import { requestMail } from './commands/request-mail.ts';
import { findTokenOwner, resetPassword } from './commands/reset-password.ts';
import { validatePassword } from './common-passwords.ts';
import type { accountsContract } from './contract.ts';
import { accountsLimits } from './limits.ts';
import { loginHandlers } from './login-handlers.ts';
import { findRegistration } from './registration/find-registration.ts';
import { isUsernameTaken } from './registration/usernames.ts';
import { readAccount } from './screens.ts';
import { sessionHandlers } from './session-handlers.ts';
import { settingsHandlers } from './settings-handlers.ts';

export const accountsHandlers: HandlersOf<typeof accountsContract> = {
  register: registrationHandler(({ platform, network }, { body }) =>
    register(platform, newRegistrationOf(body, { network, donor: null })),
  ),
  registerDonor: registrationHandler(async (ctx, { body }, reply) => {
    const { platform, network } = ctx;
    const targetId = donorTargetOf(ctx);
    const registered = await register(platform, newRegistrationOf(body, { network, donor: { targetId } }));
    if (targetId !== null) reply.setCookie(expiredDonorTargetCookie(platform.config));
    return registered;
  }),
  async existsUsername({ platform }, { body }) {
    return (await isUsernameTaken(platform, body.Username)) ? 'true' : 'false';
  },
  ...loginHandlers,
  async currentUser({ platform, viewer }) {
    if (!viewer) throw new AppError('forbidden');
    return presentCurrentUser(viewer, await readAccount(platform.db, viewer.memberId));
  },
  reconfirmEmail: ({ platform }, { body }) => requestMail(platform, { kind: 'verification', email: body.Email }),
  forgotPassword: ({ platform }, { body }) => requestMail(platform, { kind: 'password_reset', email: body.Email }),
  resetPassword: {
    validate: (_ctx, { valid }) => validatePassword(valid.Password),
    async handle(ctx, { body }, reply) {
      const { platform, viewer, network } = ctx;
      await countLinkUse(ctx, accountsLimits.resetPassword, { token: body.Token, find: findTokenOwner });
      const { createdAt, memberId } = await resetPassword(platform, {
        email: body.Email,
        password: body.Password,
        token: body.Token,
        network,
      });
      if (viewer?.memberId === memberId) clearBrowserSession(reply, platform.config);
      return { Created: createdAt.toISOString() };
    },
  },
  async confirmEmail(ctx, { body: { Token: token, Password: password } }) {
    await countLinkUse(ctx, accountsLimits.confirmEmail, { token, find: findRegistration });
    await confirmRegistration(ctx.platform, { token, password, network: ctx.network });
  },
  antiforgery: ({ viewer }) => ({ Token: viewer.antiforgeryToken }),
  captcha: async ({ platform }) => {
    const { parameters, signature = '' } = await platform.captcha.challenge();
    return { parameters: { ...parameters }, signature };
  },
  ...sessionHandlers,
  ...settingsHandlers,
};

type RegisterCall = typeof accountsContract.register;
type Register = (...args: Parameters<Handler<RegisterCall>>) => Promise<{ createdAt: Date }>;

/** A handler of a call to register, which reports all wrong fields at once (style.md 8). */
function registrationHandler(registerMember: Register): ValidatingHandler<RegisterCall> {
  return {
    validate: ({ platform }, { valid: { Username, Password, Recaptcha } }) =>
      validateRegistration(platform, { username: Username, password: Password, captcha: Recaptcha }),
    async handle(ctx, input, reply) {
      const { createdAt } = await registerMember(ctx, input, reply);
      return { Created: createdAt.toISOString(), Email: input.body.Email };
    },
  };
}

const newRegistrationOf = (
  body: Input<RegisterCall>['body'],
  { network, donor }: Pick<NewRegistration, 'network' | 'donor'>,
): NewRegistration => ({
  username: body.Username,
  email: body.Email,
  password: body.Password,
  relationshipId: body.RelationshipId,
  healthConsent: body.HealthConsent,
  newsletterOptin: body.NewsletterOptin,
  captcha: body.Recaptcha,
  network,
  donor,
});

/** Who is logged in, as the wire's Current user. */
const presentCurrentUser = (viewer: Viewer, account: Awaited<ReturnType<typeof readAccount>>) => ({
  Id: viewer.memberId,
  Username: viewer.username,
  Created: account.createdAt.toISOString(),
  Public: viewer.public,
  Photo: viewer.photoId && photoPath(viewer.photoId),
  IsModerator: isModerator(viewer),
  Email: viewer.email,
  NewsletterOptin: account.newsletterOptin,
  EmailNotificationEnabled: account.emailNotifications,
});
