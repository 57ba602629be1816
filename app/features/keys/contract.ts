import { z } from 'zod';
import { titleText } from '#app/platform/forms/fields.ts';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { newPasskey, passkeyAnswer, passkeyOptions } from './contract/credentials.ts';
import { secondFactorCalls } from './contract/second-factor-calls.ts';
import { keysLimits } from './limits.ts';
import { PASSKEY_NAME_MAX } from './rules.ts';

export { passkeyAnswer, passkeyOptions } from './contract/credentials.ts';
export { codeBody } from './contract/second-factor-calls.ts';
export { keysLimits } from './limits.ts';

const passkey = z.object({
  Id: z.int(),
  Name: z.string(),
  Created: z.iso.datetime(),
  LastUsed: z.iso.datetime().nullable(),
});

const passkeyName = z.object({
  Name: titleText({
    max: PASSKEY_NAME_MAX,
    empty: 'Geef je sleutel een naam',
    tooLong: `De naam mag niet langer dan ${PASSKEY_NAME_MAX} tekens zijn`,
  }),
});

const addPasskeyBody = passkeyName.extend({ Credential: newPasskey });

export const keysContract = {
  ...secondFactorCalls,
  list: call({
    method: 'GET',
    path: '/api/v1/passkeys',
    summary: 'Je toegangssleutels (passkeys), de oudste eerst',
    access: 'member',
    response: { json: z.array(passkey) },
  }),
  addOptions: call({
    method: 'POST',
    path: '/api/v1/passkeys/options',
    summary: 'De opgave voor een nieuwe toegangssleutel (WebAuthn); daarvoor moet je net je wachtwoord hebben gegeven',
    access: 'member',
    whilePaused: true,
    response: { json: passkeyOptions },
    errors: ['confirm_first'],
    limit: keysLimits.keyChange,
  }),
  add: call({
    method: 'POST',
    path: '/api/v1/passkeys',
    summary: 'Een toegangssleutel toevoegen',
    access: 'member',
    whilePaused: true,
    body: addPasskeyBody,
    response: 'empty',
    errors: ['confirm_first', 'passkey_failed', 'conflict'],
    limit: keysLimits.keyChange,
  }),
  rename: call({
    method: 'PUT',
    path: '/api/v1/passkeys/{id}',
    summary: 'Een toegangssleutel een andere naam geven',
    access: 'member',
    whilePaused: true,
    params: idParams,
    body: passkeyName,
    response: 'empty',
    errors: ['confirm_first'],
    limit: keysLimits.keyChange,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/passkeys/{id}',
    summary: 'Een toegangssleutel verwijderen',
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['confirm_first', 'last_key'],
    limit: keysLimits.keyChange,
  }),
  confirmOptions: call({
    method: 'POST',
    path: '/api/v1/passkeys/confirm/options',
    summary: 'De opgave om met een toegangssleutel te laten zien dat jij het bent',
    access: 'member',
    whilePaused: true,
    response: { json: passkeyOptions },
    limit: keysLimits.keyChange,
  }),
  confirm: call({
    method: 'POST',
    path: '/api/v1/passkeys/confirm',
    summary:
      'Met een toegangssleutel laten zien dat jij het bent; daarna kun je een kwartier lang je sleutels wijzigen',
    access: 'member',
    whilePaused: true,
    body: z.object({ Credential: passkeyAnswer }),
    response: 'empty',
    errors: ['passkey_failed'],
    limit: keysLimits.keyChange,
  }),
};
