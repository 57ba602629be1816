import type { accountsContract } from '#app/features/accounts/contract.ts';
import { after, HOUR } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { makeRegistration, makeResetToken, makeSession } from '#tests/support/factory/members.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { type Fixture, PASSWORD } from './fixture.ts';
import { loginRows } from './login.ts';
import { byState, emptyBody, everyone, json, notLoggedIn, type RowsOf, refused, text, under, writes } from './row.ts';
import { sessionRows } from './sessions.ts';
import { settingsRows } from './settings.ts';
import type { Person } from './states.ts';

const CHALLENGE = ['algorithm', 'cost', 'expiresAt', 'keyLength', 'keyPrefix', 'keySignature', 'nonce', 'salt'];

const CURRENT_USER = [
  'Id',
  'Username',
  'Created',
  'Public',
  'Photo',
  'IsModerator',
  'Email',
  'NewsletterOptin',
  'EmailNotificationEnabled',
];

const wrongCredentials = writes(refused(401, 'wrong_credentials'), 'loginAttempt');

export const accountsRows: RowsOf<typeof accountsContract> = {
  register: [
    {
      variant: 'with a new address',
      request: (fixture, { state }) => registration(fixture, `${state}.new@example.org`),
      responses: everyone(writes(json('Created', 'Email'), 'registration', 'captchaUse')),
    },
    {
      variant: 'with the address of a member, which nobody may find out (R1)',
      request: (fixture) => registration(fixture, fixture.people.owner.email),
      responses: everyone(writes(json('Created', 'Email'), 'registration', 'captchaUse')),
    },
    {
      variant: 'with the name of a member',
      request: async (fixture) =>
        withTakenUsername(await registration(fixture, 'somebody@example.org'), fixture.people.owner),
      responses: everyone(refused(422, 'invalid_input')),
    },
    {
      variant: 'with only a captcha filled in',
      request: async (fixture) => withCaptchaOnly(await registration(fixture, 'somebody@example.org')),
      responses: everyone(refused(422, 'invalid_input')),
    },
    {
      variant: 'without a captcha',
      request: async (fixture) => withoutCaptcha(await registration(fixture, 'somebody@example.org')),
      responses: everyone(refused(422, 'invalid_input')),
    },
  ],
  registerDonor: [
    {
      variant: 'with a new address',
      request: (fixture, { state }) => registration(fixture, `${state}.donor@example.org`),
      responses: everyone(writes(json('Created', 'Email'), 'registration', 'captchaUse')),
    },
    {
      variant: 'with the address of a member, which nobody may find out (R1)',
      request: (fixture) => registration(fixture, fixture.people.owner.email),
      responses: everyone(writes(json('Created', 'Email'), 'registration', 'captchaUse')),
    },
    {
      variant: 'without a captcha',
      request: async (fixture) => withoutCaptcha(await registration(fixture, 'somebody@example.org')),
      responses: everyone(refused(422, 'invalid_input')),
    },
  ],
  existsUsername: [
    {
      variant: 'of a free name',
      request: () => ({ body: { Username: 'vrije_naam' } }),
      responses: everyone(text('false')),
    },
    {
      variant: 'of the name of a member',
      request: ({ people }) => ({ body: { Username: people.owner.member?.username ?? '' } }),
      responses: everyone(text('true')),
    },
  ],
  confirmEmail: [
    {
      variant: 'with the token of a mail',
      request: makeVerificationToken,
      responses: everyone(
        writes(emptyBody, 'registration', 'verificationToken', 'member', 'profile', 'consent', 'directoryEntry'),
      ),
    },
    {
      variant: 'with another password (R41)',
      request: async (fixture) => withOtherPassword(await makeVerificationToken(fixture)),
      responses: everyone(wrongCredentials),
    },
    {
      variant: 'with another token',
      request: () => ({ body: { Token: newToken(), Password: PASSWORD } }),
      responses: everyone(refused(422, 'invalid_token')),
    },
  ],
  reconfirmEmail: [
    {
      variant: 'to the address of a registration',
      request: ({ people }) => ({ body: { Email: people.unconfirmed.email } }),
      responses: everyone(writes(emptyBody, 'mailRequest')),
    },
    {
      variant: 'to an address that nobody has (R1)',
      request: () => ({ body: { Email: 'nobody@example.org' } }),
      responses: everyone(writes(emptyBody, 'mailRequest')),
    },
    {
      variant: 'to an invalid address',
      request: () => ({ body: { Email: 'nobody' } }),
      responses: everyone(refused(422, 'invalid_input')),
    },
  ],
  forgotPassword: [
    {
      variant: 'with the address of the person',
      request: (_world, { email }) => ({ body: { Email: email } }),
      responses: everyone(writes(emptyBody, 'mailRequest')),
    },
    {
      variant: 'without an address',
      request: () => ({ body: { Email: ' ' } }),
      responses: everyone(refused(422, 'invalid_input')),
    },
  ],
  resetPassword: [
    {
      variant: "with the token of the owner's mail",
      request: (fixture) => reset(fixture, fixture.people.owner),
      responses: everyone(writes(json('Created'), 'member', 'passwordResetToken', 'session')),
    },
    {
      variant: 'with that token and the address of somebody else',
      request: async (fixture) => {
        const { body } = await reset(fixture, fixture.people.owner);
        return { body: { ...body, Email: fixture.people.moderator.email } };
      },
      responses: everyone(refused(422, 'invalid_token')),
    },
    {
      variant: 'with another token',
      request: ({ people }) => ({ body: newPasswordOf(people.owner, newToken()) }),
      responses: everyone(refused(422, 'invalid_token')),
    },
  ],
  ...loginRows,
  currentUser: [
    {
      request: () => ({}),
      responses: byState({ visitors: refused(403, 'forbidden'), members: json(...CURRENT_USER) }),
    },
  ],
  antiforgery: [{ request: () => ({}), responses: byState({ visitors: notLoggedIn, members: json('Token') }) }],
  captcha: [{ request: () => ({}), responses: everyone(json(...under('parameters', CHALLENGE), 'signature')) }],
  ...sessionRows,
  ...settingsRows,
};

let registrationCount = 0;

/** A valid registration with a new username. */
async function registration({ platform }: Fixture, email: string) {
  registrationCount += 1;
  return {
    body: {
      Username: `nieuw_${registrationCount}`,
      Email: email,
      Password: PASSWORD,
      RelationshipId: 55362,
      Terms: true,
      HealthConsent: false,
      NewsletterOptin: false,
      Recaptcha: await solveCaptcha(platform),
    },
  };
}

type Registration = Awaited<ReturnType<typeof registration>>;

const withTakenUsername = ({ body }: Registration, { member }: Person) => ({
  body: { ...body, Username: member?.username ?? '' },
});

const withoutCaptcha = ({ body }: Registration) => ({ body: { ...body, Recaptcha: 'geen oplossing' } });

async function makeVerificationToken({ platform }: Fixture) {
  const { id } = await makeRegistration(platform, { passwordHash: await hashPassword(PASSWORD) });
  const token = newToken();
  await platform.db
    .insertInto('verificationToken')
    .values({ tokenHash: hashToken(token), registrationId: id, expiresAt: after(platform.clock.now(), HOUR) })
    .execute();
  return { body: { Token: token, Password: PASSWORD } };
}

const withOtherPassword = ({ body }: { body: { Token: string } }) => ({ body: { ...body, Password: 'iets-anders-9' } });

const withCaptchaOnly = ({ body: { Recaptcha } }: Registration) => ({ body: { Recaptcha } as Registration['body'] });

const newPasswordOf = ({ email }: Person, Token: string) => ({
  Email: email,
  Password: 'korenbloem8',
  ConfirmPassword: 'korenbloem8',
  Token,
});

async function reset({ platform }: Fixture, person: Person) {
  const token = await makeResetToken(platform, person.member?.id ?? 0);
  await makeSession(platform, person.member?.id ?? 0);
  return { body: newPasswordOf(person, token) };
}
