import { z } from 'zod';
import { codeBody, keysLimits, passkeyAnswer, passkeyOptions } from '#app/features/keys/contract.ts';
import { checkbox, REQUIRED, requiredPassword } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { accountsLimits } from '../limits.ts';
import { PASSKEY_OPTIONS } from '../paths.ts';
import { addressOfAnyForm } from './fields.ts';

const loginBody = z
  .object({
    Username: z.string().trim().max(254).optional(),
    Email: z.string().trim().max(254).optional(),
    Password: requiredPassword,
    Indefinite: checkbox,
  })
  .refine(({ Username, Email }) => Username || Email, {
    path: ['Username'],
    error: REQUIRED,
    when: () => true, // runs even if another field is wrong, so that all errors are reported at once
  });

/** The address in the body of a login, which may be in Email or in Username (choices.md 4). */
export const emailOf = (login: { Email?: string | null | undefined; Username?: string | null | undefined }): string =>
  login.Email || login.Username || '';

/** The role in the path of the logout, in any letter case, because paths are case-insensitive. */
const role = z
  .string()
  .regex(/^(user|donor|moderator)$/i)
  .meta({ enum: ['User', 'Donor', 'Moderator'], pattern: undefined });

/** Any text is accepted as an address, so that the response is the same for every address. */
export const requestLoginLinkBody = z.object({ Email: addressOfAnyForm });

/** The token of the mail. */
export const loginLinkBody = z.object({ Token: z.string().max(200), Indefinite: checkbox });

/** The calls with which a member logs in and out. */
export const loginCalls = {
  login: call({
    method: 'POST',
    path: '/api/v1/login/login',
    summary: 'Inloggen; het e-mailadres staat in Username of in Email. 204: de tweede stap moet nog (login/code)',
    access: 'anyone',
    body: loginBody,
    response: 'empty',
    orNoContent: true,
    errors: ['wrong_credentials', 'email_not_confirmed', 'temporarily_blocked'],
    limit: accountsLimits.login,
  }),
  logout: call({
    method: 'POST',
    path: '/api/v1/{role}/Logout',
    summary: 'Uitloggen',
    access: 'anyone',
    params: z.object({ role }),
    response: 'empty',
  }),
  loginByCode: call({
    method: 'POST',
    path: '/api/v1/login/code',
    summary: 'De tweede stap van het inloggen: een code van je app, of een herstelcode',
    access: 'anyone',
    body: codeBody,
    response: 'empty',
    errors: ['wrong_code', 'login_expired', 'wrong_credentials'],
    limit: accountsLimits.loginCode,
  }),
  passkeyOptions: call({
    ...PASSKEY_OPTIONS,
    summary: 'De opgave om in te loggen met een toegangssleutel (WebAuthn); alleen deze browser kan erop antwoorden',
    access: 'anyone',
    response: { json: passkeyOptions },
    limit: keysLimits.passkeyChallenge,
    background: true,
  }),
  loginByPasskey: call({
    method: 'POST',
    path: '/api/v1/login/passkey',
    summary: 'Inloggen met een toegangssleutel',
    access: 'anyone',
    body: z.object({ Credential: passkeyAnswer, Indefinite: checkbox }),
    response: 'empty',
    errors: ['passkey_failed'],
    limit: accountsLimits.login,
  }),
  requestLoginLink: call({
    method: 'POST',
    path: '/api/v1/login/mail',
    summary: 'Een mail vragen met een link om in te loggen; het antwoord is voor elk adres hetzelfde',
    access: 'anyone',
    body: requestLoginLinkBody,
    response: 'empty',
    limit: accountsLimits.requestLoginLink,
  }),
  loginByLink: call({
    method: 'POST',
    path: '/api/v1/login/link',
    summary: 'Inloggen met het bewijs uit de mail; het werkt één keer. 204: de tweede stap moet nog (login/code)',
    access: 'anyone',
    body: loginLinkBody,
    response: 'empty',
    orNoContent: true,
    errors: ['invalid_token'],
    limit: accountsLimits.loginLink,
  }),
};
