import { z } from 'zod';
import { relationshipNumbers } from '#app/features/profiles/contract.ts';
import { checkbox, requiredPassword, requiredTerm, requiredText, tickedCheckbox } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { mailAddress } from '#app/platform/mail/address.ts';
import { addressOfAnyForm, newPassword, PASSWORDS_DIFFER, username } from './contract/fields.ts';
import { loginCalls } from './contract/login-calls.ts';
import { sessionCalls } from './contract/session-calls.ts';
import { settingsCalls } from './contract/settings-calls.ts';
import { accountsLimits } from './limits.ts';

export { newPassword, username } from './contract/fields.ts';
export { emailOf } from './contract/login-calls.ts';

export const registerBody = z.object({
  Username: username,
  Email: mailAddress,
  Password: newPassword,
  RelationshipId: requiredTerm(relationshipNumbers),
  TreatmentId: z.coerce.number().int().default(0),
  Terms: tickedCheckbox,
  HealthConsent: checkbox,
  NewsletterOptin: checkbox,
  Recaptcha: requiredText(),
});

/** A new password, with the token from the reset mail. `ConfirmPassword` is optional: our own form does not send it. */
export const resetPasswordBody = z
  .object({
    Email: z.string(),
    Password: newPassword,
    ConfirmPassword: z.string().optional(),
    Token: z.string(),
  })
  .refine(({ Password, ConfirmPassword }) => ConfirmPassword === undefined || ConfirmPassword === Password, {
    path: ['ConfirmPassword'],
    error: PASSWORDS_DIFFER,
    when: () => true,
  });

/** Any text is accepted as an address, so that the response is the same for every address. */
export const forgotPasswordBody = z.object({ Email: addressOfAnyForm });

export const reconfirmEmailBody = z.object({ Email: mailAddress });

/** The token of a verification mail, with the password of its registration. */
export const confirmEmailBody = z.object({ Token: z.string().max(200), Password: requiredPassword });

/** Who is logged in. */
const currentUser = z.object({
  Id: z.int(),
  Username: z.string(),
  Created: z.iso.datetime(),
  Public: z.boolean(),
  Photo: z.string().nullable(),
  IsModerator: z.boolean(),
  Email: z.string(),
  NewsletterOptin: z.boolean(),
  EmailNotificationEnabled: z.boolean(),
});

/** The calls to register as a participant and as a donor differ only in their path. */
const registration = (path: `/api/${string}`, summary: string) =>
  call({
    method: 'POST',
    path,
    summary,
    access: 'anyone',
    body: registerBody,
    response: { json: z.object({ Created: z.iso.datetime(), Email: z.string() }) },
    errors: ['captcha_failed'],
    limit: accountsLimits.register,
  });

export const accountsContract = {
  register: registration(
    '/api/v1/Registration/Register',
    'Een account aanvragen; het bestaat zodra de link in de mail is gebruikt',
  ),
  registerDonor: registration(
    '/api/v1/Registration/RegisterDonor',
    'Een account aanvragen als donor; wie de donor wil bereiken staat in een cookie van de persoonspagina',
  ),
  existsUsername: call({
    method: 'POST',
    path: '/api/v1/Registration/ExistsUsername',
    summary: 'Of een gebruikersnaam al in gebruik is',
    access: 'anyone',
    body: z.object({ Username: z.string().trim().max(100) }),
    response: { text: z.enum(['true', 'false']) },
    limit: accountsLimits.usernameLookup,
    background: true,
  }),
  confirmEmail: call({
    method: 'POST',
    path: '/api/v1/Registration/ConfirmEmail',
    summary: 'Het e-mailadres bevestigen met het bewijs uit de mail en het wachtwoord van de registratie',
    access: 'anyone',
    body: confirmEmailBody,
    response: 'empty',
    errors: ['invalid_token', 'wrong_credentials', 'temporarily_blocked'],
    limit: accountsLimits.confirmEmail,
  }),
  reconfirmEmail: call({
    method: 'POST',
    path: '/api/v1/Registration/ReconfirmEmail',
    summary: 'De mail opnieuw vragen waarmee een e-mailadres wordt bevestigd; het antwoord is voor elk adres hetzelfde',
    access: 'anyone',
    body: reconfirmEmailBody,
    response: 'empty',
    limit: accountsLimits.reconfirmEmail,
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/api/v1/Registration/ForgotPassword',
    summary: 'Een mail vragen met een link voor een nieuw wachtwoord; het antwoord is voor elk adres hetzelfde',
    access: 'anyone',
    body: forgotPasswordBody,
    response: 'empty',
    limit: accountsLimits.forgotPassword,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/v1/Registration/ResetPassword',
    summary: 'Een nieuw wachtwoord instellen met het bewijs uit de mail; alle sessies eindigen',
    access: 'anyone',
    body: resetPasswordBody,
    response: { json: z.object({ Created: z.iso.datetime() }) },
    errors: ['invalid_token'],
    limit: accountsLimits.resetPassword,
  }),
  ...loginCalls,
  currentUser: call({
    method: 'GET',
    path: '/api/v1/CustomUser',
    summary: 'Wie er is ingelogd',
    access: 'anyone',
    response: { json: currentUser },
    errors: ['forbidden'],
    background: true,
  }),
  antiforgery: call({
    method: 'GET',
    path: '/api/v1/antiforgery',
    summary: 'Het bewijs dat in X-XSRF-TOKEN hoort bij elke aanroep die iets verandert',
    access: 'member',
    response: { json: z.object({ Token: z.string() }) },
    background: true,
  }),
  captcha: call({
    method: 'GET',
    path: '/api/v1/captcha',
    summary: 'Een opgave voor de captcha (ALTCHA); de oplossing hoort in Recaptcha',
    access: 'anyone',
    response: { json: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }) },
    limit: accountsLimits.captcha,
    background: true,
  }),
  ...sessionCalls,
  ...settingsCalls,
};
