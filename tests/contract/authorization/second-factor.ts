import { appSecretOf } from '#app/features/keys/app-codes.ts';
import type { secondFactorCalls } from '#app/features/keys/contract/second-factor-calls.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { codeOf } from '#tests/support/app-codes.ts';
import { confirmSessions, makePasskey, makeSecondFactor } from '#tests/support/factory/keys.ts';
import type { Fixture } from './fixture.ts';
import { byState, emptyBody, json, notLoggedIn, type RowsOf, refused, writes } from './row.ts';
import type { Person } from './states.ts';

const forMembers = (members: ReturnType<typeof json>) => byState({ visitors: notLoggedIn, members });

/** A session that may change keys, also where the second factor is on. */
async function confirmed({ platform }: Fixture, { member }: Person): Promise<object> {
  if (!member) return {};
  await confirmSessions(platform, member.id);
  const secondFactorAt = platform.clock.now();
  await platform.db.updateTable('session').set({ secondFactorAt }).where('memberId', '=', member.id).execute();
  return {};
}

async function turnedOn(fixture: Fixture, person: Person): Promise<object> {
  if (person.member) await makeSecondFactor(fixture.platform, person.member.id);
  return confirmed(fixture, person);
}

/** The code that an app shows for the secret of the person's session. */
async function codeOfSession(fixture: Fixture, person: Person) {
  await confirmed(fixture, person);
  const { db, config, clock } = fixture.platform;
  const memberId = person.member?.id ?? 0;
  const session = await db.selectFrom('session').select('id').where('memberId', '=', memberId).executeTakeFirst();
  const secret = appSecretOf({ config }, { memberId, sessionId: session?.id ?? 0 } as Viewer);
  return { body: { Code: codeOf(secret, clock.now()) } };
}

const codes = json('RecoveryCodes[]');
const withoutPassword = {
  variant: 'without the password',
  request: () => ({}),
  responses: forMembers(refused(403, 'confirm_first')),
};

export const secondFactorRows: RowsOf<typeof secondFactorCalls> = {
  secondFactor: [{ request: () => ({}), responses: forMembers(json('On', 'App', 'Passkeys', 'RecoveryCodes')) }],
  appSecret: [
    withoutPassword,
    { variant: 'after the password', request: confirmed, responses: forMembers(json('Secret', 'Address')) },
  ],
  turnOnByApp: [
    {
      variant: 'without the password',
      request: () => ({ body: { Code: '123456' } }),
      responses: forMembers(refused(403, 'confirm_first')),
    },
    {
      variant: 'with a code of the app',
      request: codeOfSession,
      responses: forMembers(writes(codes, 'secondFactor', 'recoveryCode')),
    },
    {
      variant: 'with a wrong code',
      request: async (fixture, person) => {
        await confirmed(fixture, person);
        return { body: { Code: 'abcdef' } };
      },
      responses: forMembers(refused(401, 'wrong_code')),
    },
  ],
  turnOnByPasskey: [
    withoutPassword,
    {
      variant: 'without a passkey',
      request: confirmed,
      responses: forMembers(refused(409, 'conflict')),
    },
    {
      variant: 'with a passkey',
      request: async (fixture, person) => {
        if (person.member) await makePasskey(fixture.platform, person.member.id);
        return confirmed(fixture, person);
      },
      responses: forMembers(writes(codes, 'secondFactor', 'recoveryCode')),
    },
  ],
  turnOff: [
    withoutPassword,
    {
      variant: 'where it is on',
      request: turnedOn,
      responses: forMembers(writes(emptyBody, 'secondFactor', 'recoveryCode')),
    },
  ],
  renewRecoveryCodes: [
    withoutPassword,
    { variant: 'where it is off', request: confirmed, responses: forMembers(refused(409, 'conflict')) },
    { variant: 'where it is on', request: turnedOn, responses: forMembers(writes(codes, 'recoveryCode')) },
  ],
};
