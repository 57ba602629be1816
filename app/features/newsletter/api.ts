import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { confirmNewsletter } from './commands/confirm-newsletter.ts';
import { requestNewsletter, validateNewsletterRequest } from './commands/request-newsletter.ts';
import { unsubscribeByToken } from './commands/subscribe.ts';
import type { newsletterContract } from './contract.ts';

export const newsletterHandlers: HandlersOf<typeof newsletterContract> = {
  request: {
    validate: ({ platform, viewer }, { valid }) =>
      validateNewsletterRequest(platform, { by: viewer, captcha: valid.Recaptcha }),
    async handle({ platform, viewer }, { body }) {
      const { Email: email, Recaptcha: captcha } = body;
      return { Subscribed: await requestNewsletter(platform, { by: viewer, email, captcha }) };
    },
  },
  confirm: ({ platform }, { body }) => confirmNewsletter(platform, { token: body.Token }),
  unsubscribe: ({ platform }, { body }) => unsubscribeByToken(platform, { token: body.Token }),
};
