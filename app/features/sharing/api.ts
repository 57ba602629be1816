import type { Input } from '#app/platform/http/calls/contract.ts';
import type { HandlersOf, ValidatingHandler } from '#app/platform/http/calls/handlers.ts';
import { optOut } from './commands/opt-out.ts';
import { sharePage, validateShare } from './commands/share-page.ts';
import type { sharingContract } from './contract.ts';
import type { WireType } from './rules.ts';

export const sharingHandlers: HandlersOf<typeof sharingContract> = {
  sendArticle: sendHandler('article'),
  sendRecipe: sendHandler('recipe'),
  sendNews: sendHandler('news'),
  optOut: ({ platform }, { body }) => optOut(platform, { token: body.Token }),
};

type SendCall = typeof sharingContract.sendArticle;

function sendHandler(type: WireType): ValidatingHandler<SendCall> {
  return {
    validate: ({ platform, viewer }, { valid }) =>
      validateShare(platform, { by: { viewer }, captcha: valid.Recaptcha, senderName: valid.SenderName }),
    handle: ({ platform, viewer, network, idempotencyKey }, { body }: Pick<Input<SendCall>, 'body'>) =>
      sharePage(platform, {
        by: { viewer, network },
        type,
        id: body.ItemId,
        senderName: body.SenderName,
        recipients: body.EmailList,
        message: body.Message,
        captcha: body.Recaptcha,
        key: idempotencyKey,
      }),
  };
}
