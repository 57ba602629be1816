import { newChallenge } from '#app/features/keys/challenges.ts';
import type { keysContract } from '#app/features/keys/contract.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { confirmSessions, makePasskey, ownSite } from '#tests/support/factory/keys.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import type { Fixture } from './fixture.ts';
import { byState, emptyBody, json, notLoggedIn, type RowsOf, refused, under, writes } from './row.ts';
import { secondFactorRows } from './second-factor.ts';
import type { Person } from './states.ts';

const forMembers = (members: ReturnType<typeof json>) => byState({ visitors: notLoggedIn, members });

const OPTIONS = ['challenge', 'timeout'];
const OPTIONS_TO_ADD = [
  ...OPTIONS,
  ...['rp.name', 'rp.id', 'user.id', 'user.name', 'user.displayName', 'attestation', 'excludeCredentials[]', 'hints[]'],
  ...under('pubKeyCredParams[]', ['alg', 'type']),
  ...under('authenticatorSelection', ['residentKey', 'requireResidentKey', 'userVerification']),
  'extensions.credProps',
];

/** What a login and a confirmation ask of the browser. */
export const OPTIONS_TO_SIGN = [...OPTIONS, 'rpId', 'allowCredentials[]', 'userVerification'];

/** Gives `body` after the person gave their password again. */
async function confirmed<B>({ platform }: Fixture, { member }: Person, body: B): Promise<B> {
  if (member) await confirmSessions(platform, member.id);
  return body;
}

/** The answer of a device to a challenge of the person's session. */
async function answer(fixture: Fixture, { member }: Person, purpose: 'add' | 'confirm') {
  const { platform } = fixture;
  const device = member ? (await makePasskey(platform, member.id)).device : new Authenticator();
  const session = await platform.db
    .selectFrom('session')
    .select('id')
    .where('memberId', '=', member?.id ?? 0)
    .executeTakeFirst();
  const use = { purpose, askedBy: `session ${session?.id}` };
  const challenge = newChallenge(use, { secret: platform.config.secret, now: platform.clock.now() });
  const text = Buffer.from(challenge).toString('base64url');
  const at = ownSite(platform);
  return purpose === 'add' ? new Authenticator().make(text, at) : device.sign(text, at);
}

type Body = { Name: string; Credential: ReturnType<Authenticator['make']> };

const newPasskey = async (fixture: Fixture, person: Person): Promise<{ body: Body }> => ({
  body: { Name: 'Mijn telefoon', Credential: (await answer(fixture, person, 'add')) as Body['Credential'] },
});

/** A passkey of the person's own, and a name for it. */
const ownPasskey = async ({ platform }: Fixture, { member }: Person) => ({
  params: { id: member ? (await makePasskey(platform, member.id)).id : 1 },
  body: { Name: 'Oude telefoon' },
});

export const keysRows: RowsOf<typeof keysContract> = {
  ...secondFactorRows,
  list: [
    {
      request: async ({ platform }, { member }) => {
        if (member) await makePasskey(platform, member.id);
        return {};
      },
      responses: forMembers(json(...under('[]', ['Id', 'Name', 'Created', 'LastUsed']))),
    },
  ],
  addOptions: [
    { variant: 'without the password', request: () => ({}), responses: forMembers(refused(403, 'confirm_first')) },
    {
      variant: 'after the password',
      request: (fixture, person) => confirmed(fixture, person, {}),
      responses: forMembers(json(...OPTIONS_TO_ADD)),
    },
  ],
  add: [
    {
      variant: 'without the password',
      request: newPasskey,
      responses: forMembers(refused(403, 'confirm_first')),
    },
    {
      variant: 'after the password',
      request: async (fixture, person) => confirmed(fixture, person, await newPasskey(fixture, person)),
      responses: forMembers(writes(emptyBody, 'passkey', 'usedChallenge', 'session')),
    },
  ],
  rename: [
    {
      variant: 'of the own keys, without the password',
      request: ownPasskey,
      responses: forMembers(refused(403, 'confirm_first')),
    },
    {
      variant: 'of the own keys',
      request: async (fixture, person) => confirmed(fixture, person, await ownPasskey(fixture, person)),
      responses: forMembers(writes(emptyBody, 'passkey')),
    },
    {
      variant: 'of the keys of somebody else (R5)',
      request: async (fixture, person) => {
        const { id } = await makePasskey(fixture.platform, (await makeMember(fixture.platform)).id);
        return confirmed(fixture, person, { params: { id }, body: { Name: 'Oude telefoon' } });
      },
      responses: forMembers(refused(404, 'not_found')),
    },
  ],
  remove: [
    {
      variant: 'of the own keys, without the password',
      request: async ({ platform }, { member }) => ({
        params: { id: member ? (await makePasskey(platform, member.id)).id : 1 },
      }),
      responses: forMembers(refused(403, 'confirm_first')),
    },
    {
      variant: 'of the own keys',
      request: async (fixture, person) => {
        const id = person.member ? (await makePasskey(fixture.platform, person.member.id)).id : 1;
        return confirmed(fixture, person, { params: { id } });
      },
      responses: forMembers(writes(emptyBody, 'passkey')),
    },
    {
      variant: 'of the keys of somebody else (R5)',
      request: async (fixture, person) => {
        const { id } = await makePasskey(fixture.platform, (await makeMember(fixture.platform)).id);
        return confirmed(fixture, person, { params: { id } });
      },
      responses: forMembers(refused(404, 'not_found')),
    },
  ],
  confirmOptions: [{ request: () => ({}), responses: forMembers(json(...OPTIONS_TO_SIGN)) }],
  confirm: [
    {
      request: async (fixture, person) => ({
        body: { Credential: (await answer(fixture, person, 'confirm')) as ReturnType<Authenticator['sign']> },
      }),
      responses: forMembers(writes(emptyBody, 'passkey', 'usedChallenge', 'session')),
    },
    {
      variant: 'with a passkey that nobody has',
      request: () => ({ body: { Credential: new Authenticator().sign('x', { origin: 'x', rpId: 'x' }) } }),
      responses: forMembers(refused(401, 'passkey_failed')),
    },
  ],
};
