import type { newsletterContract } from '#app/features/newsletter/contract.ts';
import { unsubscribeToken } from '#app/features/newsletter/unsubscribe-token.ts';
import { makeNewsletterRequest, makeSubscription } from '#tests/support/factory/newsletter.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { byState, emptyBody, everyone, json, type RowsOf, refused, writes } from './row.ts';

let made = 0;
const newAddress = () => {
  made += 1;
  return `nieuwsbrief${made}@example.org`;
};

export const newsletterRows: RowsOf<typeof newsletterContract> = {
  request: [
    {
      variant: 'for any address, by visitors with a solved captcha',
      async request({ platform }, { member }) {
        return { body: { Email: newAddress(), ...(!member && { Recaptcha: await solveCaptcha(platform) }) } };
      },
      responses: byState({
        visitors: writes(json('Subscribed'), 'captchaUse', 'newsletterRequest'),
        members: writes(json('Subscribed'), 'newsletterRequest'),
      }),
    },
    {
      variant: 'for their own address, without a captcha',
      request: (_fixture, { member }) => ({ body: { Email: member?.email ?? newAddress() } }),
      responses: byState({
        visitors: refused(422, 'invalid_input'),
        members: writes(json('Subscribed'), 'newsletterSubscription'),
      }),
    },
  ],
  confirm: [
    {
      async request({ platform }) {
        return { body: { Token: await makeNewsletterRequest(platform, newAddress()) } };
      },
      responses: everyone(writes(emptyBody, 'newsletterRequest', 'newsletterSubscription')),
    },
    {
      variant: 'with a token of their own making',
      request: () => ({ body: { Token: 'x'.repeat(43) } }),
      responses: everyone(refused(422, 'invalid_token')),
    },
  ],
  unsubscribe: [
    {
      async request({ platform }) {
        const email = newAddress();
        await makeSubscription(platform, email);
        return { body: { Token: unsubscribeToken(email, platform.config.secret) } };
      },
      responses: everyone(writes(emptyBody, 'newsletterSubscription')),
    },
    {
      variant: 'with a token of their own making',
      request: () => ({ body: { Token: 'x'.repeat(80) } }),
      responses: everyone(refused(422, 'invalid_token')),
    },
  ],
};
