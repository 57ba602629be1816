import { z } from 'zod';
import { requiredText } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { keysLimits } from '../limits.ts';

/** A code of an app, or a recovery code. */
export const codeBody = z.object({
  Code: requiredText().pipe(
    z
      .string()
      .max(40, 'Deze code is te lang')
      .regex(/^[\w -]*$/, 'Deze code klopt niet'),
  ),
});

const recoveryCodes = { json: z.object({ RecoveryCodes: z.array(z.string()) }) };

/** The calls with which a member turns the second factor on and off. */
export const secondFactorCalls = {
  secondFactor: call({
    method: 'GET',
    path: '/api/v1/second-factor',
    summary: 'Of inloggen een tweede stap heeft, en hoeveel herstelcodes er nog zijn',
    access: 'member',
    response: {
      json: z.object({ On: z.boolean(), App: z.boolean(), Passkeys: z.int(), RecoveryCodes: z.int() }),
    },
  }),
  appSecret: call({
    method: 'POST',
    path: '/api/v1/second-factor/app/secret',
    summary: 'Het geheim voor een app die codes maakt (TOTP)',
    access: 'member',
    whilePaused: true,
    response: { json: z.object({ Secret: z.string(), Address: z.string() }) },
    errors: ['confirm_first'],
    limit: keysLimits.keyChange,
  }),
  turnOnByApp: call({
    method: 'POST',
    path: '/api/v1/second-factor/app',
    summary: 'De tweede stap aanzetten met een code van een app; het antwoord heeft de herstelcodes',
    access: 'member',
    whilePaused: true,
    body: codeBody,
    response: recoveryCodes,
    errors: ['confirm_first', 'wrong_code'],
    limit: keysLimits.keyChange,
  }),
  turnOnByPasskey: call({
    method: 'POST',
    path: '/api/v1/second-factor/passkey',
    summary: 'De tweede stap aanzetten met je toegangssleutel; het antwoord heeft de herstelcodes',
    access: 'member',
    whilePaused: true,
    response: recoveryCodes,
    errors: ['confirm_first', 'conflict'],
    limit: keysLimits.keyChange,
  }),
  turnOff: call({
    method: 'DELETE',
    path: '/api/v1/second-factor',
    summary: 'De tweede stap uitzetten; herstelcodes werken dan niet meer',
    access: 'member',
    response: 'empty',
    errors: ['confirm_first'],
    limit: keysLimits.keyChange,
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/v1/second-factor/recovery-codes',
    summary: 'Tien nieuwe herstelcodes; die van eerder werken niet meer',
    access: 'member',
    whilePaused: true,
    response: recoveryCodes,
    errors: ['confirm_first', 'conflict'],
    limit: keysLimits.keyChange,
  }),
};
