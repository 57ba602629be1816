import { donorTargetOf, removedDonorTargetCookie } from '#app/features/donors/index.ts';
import { endThisSession } from '#app/features/sessions/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Input } from '#app/platform/http/calls/contract.ts';
import type { Handler, HandlersOf, ValidatingHandler } from '#app/platform/http/calls/handlers.ts';
import { clearBrowserSession } from '#app/platform/session/clear-browser-session.ts';
import { sessionCookie } from '#app/platform/session/cookie.ts';
import { confirmRegistration } from './commands/confirm-registration.ts';
import { login } from './commands/login.ts';
import { type NewRegistration, register, validateRegistration } from './commands/register.ts';
import { requestMail } from './commands/request-mail.ts';
import { resetPassword } from './commands/reset-password.ts';
import { validatePassword } from './common-passwords.ts';
import { type accountsContract, emailOf } from './contract.ts';
import { presentCurrentUser } from './present.ts';
import { readAccount } from './screens.ts';
import { isUsernameTaken } from './usernames.ts';

export const accountsHandlers: HandlersOf<typeof accountsContract> = {
  register: registering(({ platform }, { body }) => register(platform, registrationOf(body, { donor: null }))),
  registerDonor: registering(async (ctx, { body }, reply) => {
    const { platform } = ctx;
    const targetId = donorTargetOf(ctx);
    const registered = await register(platform, registrationOf(body, { donor: { targetId } }));
    if (targetId !== null) reply.setCookie(removedDonorTargetCookie(platform.config));
    return registered;
  }),
  async existsUsername({ platform }, { body }) {
    return (await isUsernameTaken(platform, body.Username)) ? 'true' : 'false';
  },
  async login({ platform, viewer, userAgent }, { body }, reply) {
    const session = await login(platform, {
      email: emailOf(body),
      password: body.Password,
      indefinite: body.Indefinite,
      userAgent,
    });
    if (viewer) await endThisSession(platform, { by: viewer }); // its cookie is gone with the new one
    reply.setCookie(sessionCookie({ ...session, secure: platform.config.secure }));
  },
  async logout({ platform, viewer }, _input, reply) {
    if (viewer) await endThisSession(platform, { by: viewer });
    clearBrowserSession(reply, platform.config);
  },
  async currentUser({ platform, viewer }) {
    if (!viewer) throw new AppError('forbidden');
    return presentCurrentUser(viewer, await readAccount(platform.db, viewer.memberId));
  },
  reconfirmEmail: ({ platform }, { body }) => requestMail(platform, { kind: 'verification', email: body.Email }),
  forgotPassword: ({ platform }, { body }) => requestMail(platform, { kind: 'password_reset', email: body.Email }),
  resetPassword: {
    validate: (_ctx, { valid }) => validatePassword(valid.Password),
    async handle({ platform, viewer }, { body }, reply) {
      const { createdAt, memberId } = await resetPassword(platform, {
        email: body.Email,
        password: body.Password,
        token: body.Token,
      });
      if (viewer?.memberId === memberId) clearBrowserSession(reply, platform.config);
      return { Created: createdAt.toISOString() };
    },
  },
  confirmEmail: ({ platform }, { body }) => confirmRegistration(platform, body.Token),
  antiforgery: ({ viewer }) => ({ Token: viewer.antiforgeryToken }),
  captcha: async ({ platform }) => {
    const { parameters, signature = '' } = await platform.captcha.challenge();
    return { parameters: { ...parameters }, signature };
  },
};

type Registration = typeof accountsContract.register;
type Registering = (...asked: Parameters<Handler<Registration>>) => Promise<{ createdAt: Date }>;

/** What answers a registration, and names all that is wrong with one at once (style.md 8). */
function registering(work: Registering): ValidatingHandler<Registration> {
  return {
    validate: ({ platform }, { valid: { Username, Password, Recaptcha } }) =>
      validateRegistration(platform, { username: Username, password: Password, captcha: Recaptcha }),
    async handle(ctx, input, reply) {
      const { createdAt } = await work(ctx, input, reply);
      return { Created: createdAt.toISOString(), Email: input.body.Email };
    },
  };
}

const registrationOf = (
  body: Input<Registration>['body'],
  { donor }: Pick<NewRegistration, 'donor'>,
): NewRegistration => ({
  username: body.Username,
  email: body.Email,
  password: body.Password,
  relationshipId: body.RelationshipId,
  healthConsent: body.HealthConsent,
  newsletterOptin: body.NewsletterOptin,
  captcha: body.Recaptcha,
  donor,
});
