import { endThisSession } from '#app/features/sessions/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls.ts';
import { endedSessionCookie, sessionCookie } from '#app/platform/session/cookie.ts';
import { confirmRegistration } from './commands/confirm-registration.ts';
import { login } from './commands/login.ts';
import { register, wrongChoices } from './commands/register.ts';
import type { accountsContract } from './contract.ts';
import { presentCurrentUser } from './present.ts';
import { readAccount } from './screens.ts';
import { isUsernameTaken } from './usernames.ts';

export const accountsHandlers: HandlersOf<typeof accountsContract> = {
  register: {
    alsoWrong: ({ platform }, { Username, Password, Recaptcha }) =>
      wrongChoices(platform, { username: Username, password: Password, captcha: Recaptcha }),
    async handle({ platform }, { body }) {
      const { createdAt } = await register(platform, {
        username: body.Username,
        email: body.Email,
        password: body.Password,
        relationshipId: body.RelationshipId,
        healthConsent: body.HealthConsent,
        newsletterOptin: body.NewsletterOptin,
        captcha: body.Recaptcha,
      });
      return { Created: createdAt.toISOString(), Email: body.Email };
    },
  },
  async existsUsername({ platform }, { body }) {
    return (await isUsernameTaken(platform, body.Username)) ? 'true' : 'false';
  },
  async login({ platform, userAgent }, { body }, outgoing) {
    const session = await login(platform, {
      email: body.Email || body.Username || '',
      password: body.Password,
      indefinite: body.Indefinite,
      userAgent,
    });
    outgoing.setCookie(sessionCookie({ ...session, secure: platform.config.secure }));
  },
  async logout({ platform, viewer }, _input, outgoing) {
    if (viewer) await endThisSession(platform, { by: viewer });
    outgoing.setCookie(endedSessionCookie(platform.config.secure));
    outgoing.clearSiteData();
  },
  async currentUser({ platform, viewer }) {
    if (!viewer) throw new AppError('forbidden');
    return presentCurrentUser(viewer, await readAccount(platform.db, viewer.memberId));
  },
  confirmEmail: ({ platform }, { body }) => confirmRegistration(platform, body.Token),
  antiforgery: ({ viewer }) => ({ Token: viewer.antiforgeryToken }),
  captcha: async ({ platform }) => {
    const { parameters, signature = '' } = await platform.captcha.challenge();
    return { parameters: { ...parameters }, signature };
  },
};
