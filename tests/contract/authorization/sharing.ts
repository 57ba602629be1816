import type { sharingContract } from '#app/features/sharing/contract.ts';
import { hashRecipient, optOutToken } from '#app/features/sharing/recipient.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import type { Fixture } from './fixture.ts';
import { byState, emptyBody, everyone, type RowsOf, refused, writes } from './row.ts';
import type { Person } from './states.ts';

/** Sharing a new page of this kind; visitors with a solved captcha. */
const share = (kind: 'medical-article' | 'recipe' | 'news-article') => ({
  async request({ platform }: Fixture, person: Person) {
    const page = makeDocument(kind);
    await publish(platform, page);
    const captcha = person.member ? {} : { Recaptcha: await solveCaptcha(platform) };
    return { body: { SenderName: 'Anna', EmailList: 'oma@example.org', ItemId: page.id, ...captcha } };
  },
  responses: byState({
    visitors: writes(emptyBody, 'shareMail', 'captchaUse'),
    members: writes(emptyBody, 'shareMail'),
  }),
});

export const sharingRows: RowsOf<typeof sharingContract> = {
  sendArticle: [
    share('medical-article'),
    {
      variant: 'without a captcha, about a page that is not there',
      request: () => ({ body: { SenderName: 'Anna', EmailList: 'oma@example.org', ItemId: 2_000_000_000 } }),
      responses: byState({ visitors: refused(422, 'invalid_input'), members: refused(404, 'not_found') }),
    },
  ],
  sendRecipe: [share('recipe')],
  sendNews: [share('news-article')],
  optOut: [
    {
      request({ platform: { config } }, { state }) {
        const recipient = hashRecipient(`${state}.${Math.random()}@example.org`, config.secret);
        return { body: { Token: optOutToken(recipient, config.secret) } };
      },
      responses: everyone(writes(emptyBody, 'shareOptOut')),
    },
    {
      variant: 'with a token of our own making',
      request: () => ({ body: { Token: 'geen.bewijs' } }),
      responses: everyone(refused(422, 'invalid_token')),
    },
  ],
};
