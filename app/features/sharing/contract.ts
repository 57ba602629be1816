import { z } from 'zod';
import { cleanedText, idField, REQUIRED, requiredText, titleText, typedText } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { isPlainMailAddress } from '#app/platform/mail/address.ts';
import { sharingLimits } from './limits.ts';
import { MAX_MESSAGE, MAX_RECIPIENTS, MAX_SENDER_NAME, SHARE_NOUNS, type ShareType, type WireType } from './rules.ts';

/** A field of one line holds no control or invisible characters, line ends included. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/u;

const NOT_AN_ADDRESS = 'Dit veld bevat een ongeldig e-mailadres';

/** Addresses separated by commas. */
const recipientList = (noun: string) =>
  typedText(REQUIRED)
    .refine((text) => !INVISIBLE.test(text), NOT_AN_ADDRESS)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, REQUIRED))
    .transform((text) => text.split(',', MAX_RECIPIENTS + 1).map((address) => address.trim()))
    .pipe(
      z
        .array(z.string())
        .max(MAX_RECIPIENTS, `Je kan dit ${noun} naar maximaal ${MAX_RECIPIENTS} e-mailadressen versturen`)
        .refine(
          (addresses) => addresses.length > MAX_RECIPIENTS || addresses.every(isPlainMailAddress),
          NOT_AN_ADDRESS,
        ),
    );

/**
 * The body of the form that shares a page of this type. `Path` and other fields about the page are ignored: its title and
 * address are looked up by its id (rules.md R29). Members need no captcha.
 */
export const shareBody = (type: ShareType) =>
  z.object({
    SenderName: titleText({
      max: MAX_SENDER_NAME,
      empty: REQUIRED,
      tooLong: `Je naam mag maximaal ${MAX_SENDER_NAME} tekens lang zijn`,
    }),
    EmailList: recipientList(SHARE_NOUNS[type]),
    Message: cleanedText().max(MAX_MESSAGE, `Je bericht mag maximaal ${MAX_MESSAGE} tekens lang zijn`).prefault(''),
    ItemId: idField,
    Recaptcha: typedText().prefault(''),
  });

const sendCall = (type: WireType, summary: string) =>
  call({
    method: 'POST',
    path: `/api/v1/library/send${type}`,
    summary,
    access: 'anyone',
    whilePaused: false,
    body: shareBody(type),
    response: 'empty',
    errors: ['not_found', 'captcha_failed', 'conflict'],
    limit: sharingLimits.share,
  });

export const shareOptOutBody = z.object({ Token: requiredText() });

/** Sharing a page by mail. */
export const sharingContract = {
  sendArticle: sendCall('article', 'Een artikel of dossier per e-mail delen; zonder sessie hoort er een captcha bij'),
  sendRecipe: sendCall('recipe', 'Een recept per e-mail delen; zonder sessie hoort er een captcha bij'),
  sendNews: sendCall('news', 'Een nieuwsbericht per e-mail delen; zonder sessie hoort er een captcha bij'),
  optOut: call({
    method: 'POST',
    path: '/api/v1/library/sharedmails/optout',
    summary: 'Geen mails meer krijgen die anderen via de site sturen, met het bewijs uit zo’n mail',
    access: 'anyone',
    body: shareOptOutBody,
    response: 'empty',
    errors: ['invalid_token'],
    limit: sharingLimits.shareOptOut,
  }),
};
