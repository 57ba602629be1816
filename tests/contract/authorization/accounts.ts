import type { accountsContract } from '#app/features/accounts/contract.ts';
import { after, HOUR } from '#app/platform/clock.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';
import { makeRegistration, makeResetToken, makeSession } from '#tests/support/factory.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { PASSWORD, type World } from './fixture.ts';
import { answers, done, everyone, json, logInFirst, type RowsOf, refused, text, under, writes } from './row.ts';
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
      of: 'with a new address',
      request: (world, { state }) => registration(world, `${state}.new@example.org`),
      answers: everyone(writes(json('Created', 'Email'), 'registration', 'captchaUse')),
    },
    {
      of: 'with the address of a member, which nobody may find out (R1)',
      request: (world) => registration(world, world.people.owner.email),
      answers: everyone(writes(json('Created', 'Email'), 'registration', 'captchaUse')),
    },
    {
      of: 'with the name of a member',
      request: async (world) => named(await registration(world, 'somebody@example.org'), world.people.owner),
      answers: everyone(refused(422, 'invalid_input')),
    },
    {
      of: 'with hardly anything filled in, but a captcha',
      request: async (world) => emptied(await registration(world, 'somebody@example.org')),
      answers: everyone(refused(422, 'invalid_input')),
    },
    {
      of: 'without a captcha',
      request: async (world) => withoutCaptcha(await registration(world, 'somebody@example.org')),
      answers: everyone(refused(422, 'invalid_input')),
    },
  ],
  registerDonor: [
    {
      of: 'with a new address',
      request: (world, { state }) => registration(world, `${state}.donor@example.org`),
      answers: everyone(writes(json('Created', 'Email'), 'registration', 'captchaUse')),
    },
    {
      of: 'with the address of a member, which nobody may find out (R1)',
      request: (world) => registration(world, world.people.owner.email),
      answers: everyone(writes(json('Created', 'Email'), 'registration', 'captchaUse')),
    },
    {
      of: 'without a captcha',
      request: async (world) => withoutCaptcha(await registration(world, 'somebody@example.org')),
      answers: everyone(refused(422, 'invalid_input')),
    },
  ],
  existsUsername: [
    {
      of: 'of a name that is free',
      request: () => ({ body: { Username: 'vrije_naam' } }),
      answers: everyone(text('false')),
    },
    {
      of: 'of a name that a member has',
      request: ({ people }) => ({ body: { Username: people.owner.member?.username ?? '' } }),
      answers: everyone(text('true')),
    },
  ],
  confirmEmail: [
    {
      of: 'with the token of a mail',
      request: verification,
      answers: everyone(writes(done, 'registration', 'verificationToken', 'member', 'profile', 'consent')),
    },
    {
      of: 'with another token',
      request: () => ({ body: { Token: newToken() } }),
      answers: everyone(refused(422, 'invalid_token')),
    },
  ],
  reconfirmEmail: [
    {
      of: 'to the address of a registration',
      request: ({ people }) => ({ body: { Email: people.unconfirmed.email } }),
      answers: everyone(writes(done, 'mailRequest')),
    },
    {
      of: 'to an address that nobody has (R1)',
      request: () => ({ body: { Email: 'nobody@example.org' } }),
      answers: everyone(writes(done, 'mailRequest')),
    },
    {
      of: 'to what is no address',
      request: () => ({ body: { Email: 'nobody' } }),
      answers: everyone(refused(422, 'invalid_input')),
    },
  ],
  forgotPassword: [
    {
      of: 'by whoever has an address',
      request: (_world, { email }) => ({ body: { Email: email } }),
      answers: everyone(writes(done, 'mailRequest')),
    },
    {
      of: 'without an address',
      request: () => ({ body: { Email: ' ' } }),
      answers: everyone(refused(422, 'invalid_input')),
    },
  ],
  resetPassword: [
    {
      of: "with the token of the owner's mail",
      request: (world) => reset(world, world.people.owner),
      answers: everyone(writes(json('Created'), 'member', 'passwordResetToken', 'session')),
    },
    {
      of: 'with that token and the address of somebody else',
      request: async (world) => {
        const { body } = await reset(world, world.people.owner);
        return { body: { ...body, Email: world.people.moderator.email } };
      },
      answers: everyone(refused(422, 'invalid_token')),
    },
    {
      of: 'with another token',
      request: ({ people }) => ({ body: newPasswordOf(people.owner, newToken()) }),
      answers: everyone(refused(422, 'invalid_token')),
    },
  ],
  login: [
    {
      of: 'with what one knows oneself',
      request: (_world, { email }) => ({ body: { Email: email, Password: PASSWORD, Indefinite: false } }),
      answers: answers({
        visitors: wrongCredentials,
        unconfirmed: refused(422, 'email_not_confirmed'),
        members: writes(done, 'session'),
      }),
    },
    {
      of: 'with a wrong password',
      request: (_world, { email }) => ({ body: { Username: email, Password: 'iets anders 1', Indefinite: true } }),
      answers: everyone(wrongCredentials),
    },
  ],
  logout: [
    {
      request: () => ({ params: { role: 'User' } }),
      answers: answers({ visitors: done, members: writes(done, 'session') }),
    },
  ],
  currentUser: [
    { request: () => ({}), answers: answers({ visitors: refused(403, 'forbidden'), members: json(...CURRENT_USER) }) },
  ],
  antiforgery: [{ request: () => ({}), answers: answers({ visitors: logInFirst, members: json('Token') }) }],
  captcha: [{ request: () => ({}), answers: everyone(json(...under('parameters', CHALLENGE), 'signature')) }],
};

let registered = 0;

/** A registration in which nothing is wrong, by somebody with a name of their own. */
async function registration({ platform }: World, email: string) {
  registered += 1;
  return {
    body: {
      Username: `nieuw_${registered}`,
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

const named = ({ body }: Registration, { member }: Person) => ({ body: { ...body, Username: member?.username ?? '' } });

const withoutCaptcha = ({ body }: Registration) => ({ body: { ...body, Recaptcha: 'geen oplossing' } });

async function verification({ platform }: World) {
  const { id } = await makeRegistration(platform);
  const token = newToken();
  await platform.db
    .insertInto('verificationToken')
    .values({ tokenHash: hashToken(token), registrationId: id, expiresAt: after(platform.clock.now(), HOUR) })
    .execute();
  return { body: { Token: token } };
}

const emptied = ({ body: { Recaptcha } }: Registration) => ({ body: { Recaptcha } as Registration['body'] });

const newPasswordOf = ({ email }: Person, Token: string) => ({
  Email: email,
  Password: 'korenbloem8',
  ConfirmPassword: 'korenbloem8',
  Token,
});

async function reset({ platform }: World, person: Person) {
  const token = await makeResetToken(platform, person.member?.id ?? 0);
  await makeSession(platform, person.member?.id ?? 0);
  return { body: newPasswordOf(person, token) };
}
