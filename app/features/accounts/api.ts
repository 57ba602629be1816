import { donorTargetOf, removedDonorTargetCookie } from '#app/features/donors/index.ts';
import { endThisSession } from '#app/features/sessions/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Input } from '#app/platform/http/calls/contract.ts';
import type { Handler, HandlersOf, ValidatingHandler } from '#app/platform/http/calls/handlers.ts';
import { sessionCookie } from '#app/platform/session/cookie.ts';
import { leave } from '#app/platform/session/leave.ts';
import { confirmRegistration } from './commands/confirm-registration.ts';
import { login } from './commands/login.ts';
import { type NewRegistration, register, wrongChoices } from './commands/register.ts';
import { requestMail } from './commands/request-mail.ts';
import { resetPassword } from './commands/reset-password.ts';
import { wrongPassword } from './common-passwords.ts';
import { type accountsContract, emailOf } from './contract.ts';
import { presentCurrentUser } from './present.ts';
import { readAccount } from './screens.ts';
import { isUsernameTaken } from './usernames.ts';

export const accountsHandlers: HandlersOf<typeof accountsContract> = {
  register: registering(({ platform }, { body }) => register(platform, personOf(body, { donor: null }))),
  registerDonor: registering(async (ctx, { body }, reply) => {
    const { platform } = ctx;
    const targetId = donorTargetOf(ctx);
    const registered = await register(platform, personOf(body, { donor: { targetId } }));
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
    leave(reply, platform.config);
  },
  async currentUser({ platform, viewer }) {
    if (!viewer) throw new AppError('forbidden');
    return presentCurrentUser(viewer, await readAccount(platform.db, viewer.memberId));
  },
  reconfirmEmail: ({ platform }, { body }) => requestMail(platform, { kind: 'verification', email: body.Email }),
  forgotPassword: ({ platform }, { body }) => requestMail(platform, { kind: 'password_reset', email: body.Email }),
  resetPassword: {
    validate: async (_ctx, { valid }) => wrongPassword(valid.Password),
    async handle({ platform, viewer }, { body }, reply) {
      const { createdAt, memberId } = await resetPassword(platform, {
        email: body.Email,
        password: body.Password,
        token: body.Token,
      });
      if (viewer?.memberId === memberId) leave(reply, platform.config);
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
      wrongChoices(platform, { username: Username, password: Password, captcha: Recaptcha }),
    async handle(ctx, input, reply) {
      const { createdAt } = await work(ctx, input, reply);
      return { Created: createdAt.toISOString(), Email: input.body.Email };
    },
  };
}

const personOf = (body: Input<Registration>['body'], { donor }: Pick<NewRegistration, 'donor'>): NewRegistration => ({
  username: body.Username,
  email: body.Email,
  password: body.Password,
  relationshipId: body.RelationshipId,
  healthConsent: body.HealthConsent,
  newsletterOptin: body.NewsletterOptin,
  captcha: body.Recaptcha,
  donor,
});
