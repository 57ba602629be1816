import { z } from 'zod';
import { requiredText, typedText } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { plainMailAddress } from '#app/platform/mail/address.ts';
import { newsletterLimits } from './limits.ts';

/** The form to ask for the newsletter. Members need no captcha. */
export const requestNewsletterBody = z.object({ Email: plainMailAddress, Recaptcha: typedText().prefault('') });

const tokenBody = z.object({ Token: requiredText() });

/** Asking for the newsletter, and ending it, by whoever has the address (choices.md 19). Members also have a setting. */
export const newsletterContract = {
  request: call({
    method: 'POST',
    path: '/api/v1/newsletter/request',
    summary:
      'De nieuwsbrief vragen voor een adres; zonder sessie hoort er een captcha bij. Het eigen adres van een deelnemer is meteen aangemeld (true). Een ander adres krijgt een mail (false), en dat antwoord is voor elk adres hetzelfde',
    access: 'anyone',
    body: requestNewsletterBody,
    response: { json: z.object({ Subscribed: z.boolean() }) },
    errors: ['captcha_failed'],
    limit: newsletterLimits.newsletterRequest,
  }),
  confirm: call({
    method: 'POST',
    path: '/api/v1/newsletter/confirm',
    summary: 'Een adres aanmelden voor de nieuwsbrief met het bewijs uit de mail',
    access: 'anyone',
    body: tokenBody,
    response: 'empty',
    errors: ['invalid_token'],
    limit: newsletterLimits.newsletterLink,
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/api/v1/newsletter/unsubscribe',
    summary: 'De nieuwsbrief stoppen met het bewijs uit een nieuwsbrief',
    access: 'anyone',
    body: tokenBody,
    response: 'empty',
    errors: ['invalid_token'],
    limit: newsletterLimits.newsletterLink,
  }),
};
