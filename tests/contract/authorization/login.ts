import type { loginCalls } from '#app/features/accounts/contract/login-calls.ts';
import { newToken } from '#app/platform/session/token.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { makeLoginLink } from '#tests/support/factory/members.ts';
import { PASSWORD } from './fixture.ts';
import { OPTIONS_TO_SIGN } from './passkeys.ts';
import { byState, emptyBody, everyone, json, type RowsOf, refused, writes } from './row.ts';

const wrongCredentials = writes(refused(401, 'wrong_credentials'), 'loginAttempt');

export const loginRows: RowsOf<typeof loginCalls> = {
  login: [
    {
      variant: 'with the right password',
      request: (_world, { email }) => ({ body: { Email: email, Password: PASSWORD, Indefinite: false } }),
      responses: byState({
        visitors: wrongCredentials,
        unconfirmed: refused(422, 'email_not_confirmed'),
        members: writes(emptyBody, 'session'),
      }),
    },
    {
      variant: 'with a wrong password',
      request: (_world, { email }) => ({ body: { Username: email, Password: 'iets anders 1', Indefinite: true } }),
      responses: everyone(wrongCredentials),
    },
  ],
  logout: [
    {
      request: () => ({ params: { role: 'User' } }),
      responses: byState({ visitors: emptyBody, members: writes(emptyBody, 'session') }),
    },
  ],
  loginByCode: [
    {
      variant: 'without a login that waits',
      request: () => ({ body: { Code: '123456' } }),
      responses: everyone(refused(401, 'login_expired')),
    },
  ],
  passkeyOptions: [{ request: () => ({}), responses: everyone(json(...OPTIONS_TO_SIGN)) }],
  loginByPasskey: [
    {
      variant: 'with a passkey that nobody has',
      request: () => ({ body: { Credential: new Authenticator().sign('x', { origin: 'x', rpId: 'x' }) } }),
      responses: everyone(refused(401, 'passkey_failed')),
    },
  ],
  requestLoginLink: [
    {
      variant: 'to the address of the person',
      request: (_world, { email }) => ({ body: { Email: email } }),
      responses: everyone(writes(emptyBody, 'mailRequest')),
    },
    {
      variant: 'without an address',
      request: () => ({ body: { Email: ' ' } }),
      responses: everyone(refused(422, 'invalid_input')),
    },
  ],
  loginByLink: [
    {
      variant: "with the token of the owner's mail",
      request: async ({ platform, people }) => ({
        body: { Token: await makeLoginLink(platform, people.owner.member?.id ?? 0) },
      }),
      responses: everyone(writes(emptyBody, 'loginLink', 'session')),
    },
    {
      variant: 'with another token',
      request: () => ({ body: { Token: newToken() } }),
      responses: everyone(refused(422, 'invalid_token')),
    },
  ],
};
