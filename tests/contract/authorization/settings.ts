import type { settingsCalls } from '#app/features/accounts/contract/settings-calls.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { stopToken } from '#app/platform/mail/stop-token.ts';
import { makeEmailChange, makeMember } from '#tests/support/factory/members.ts';
import { type Fixture, PASSWORD } from './fixture.ts';
import {
  byState,
  type Expected,
  emptyBody,
  everyone,
  json,
  noContent,
  notLoggedIn,
  type RowsOf,
  refused,
  writes,
} from './row.ts';
import type { State } from './states.ts';

const WRONG = 'iets-anders-9';

const membersOnly = (members: Parameters<typeof writes>[0]) => byState({ visitors: notLoggedIn, members });

/** A wrong password counts towards the block of the login (rules.md R5). */
const wrongPassword = writes(refused(401, 'wrong_credentials'), 'loginAttempt');

/** What deleting an account changes for everybody. */
const DELETED = [
  'member',
  'profile',
  'directoryEntry',
  'session',
  'formerUsername',
  'mailRequest',
  'pageChange',
] as const;

/** What deleting the account of the owner of the fixture changes beside that: others have contact with the owner. */
const OF_OWNER = ['conversation', 'reaction', 'contactLink', 'message', 'memberBlock'] as const;

/** And of who asked the owner for contact, whatever the owner answered. */
const OF_CONTACT = ['contactLink', 'message'] as const;

/** Deletes the account: what that changes for everybody, `more` with it, and for the owner `ofOwner` as well. */
function deletion(more: (keyof DB)[], ofOwner: (keyof DB)[] = []): Record<State, Expected> {
  const deleted = (...others: (keyof DB)[]) => writes(emptyBody, ...DELETED, ...more, ...others);
  return byState({
    visitors: notLoggedIn,
    members: deleted(),
    donor: deleted('memberRole'),
    professional: deleted('memberRole'),
    administrator: deleted('memberRole'),
    moderator: deleted('memberRole', 'groupModerator'),
    owner: deleted(...OF_OWNER, ...ofOwner),
    contact: deleted(...OF_CONTACT),
    asker: deleted(...OF_CONTACT),
    refused: deleted(...OF_CONTACT),
    blocked: deleted('memberBlock'),
  });
}

export const settingsRows: RowsOf<typeof settingsCalls> = {
  changeEmail: [
    {
      variant: 'to a new address',
      request: (_fixture, { state }) => ({ body: { NewEmail: `${state}.ander@example.org`, Password: PASSWORD } }),
      responses: membersOnly(writes(emptyBody, 'emailChange')),
    },
    {
      variant: 'to the address of another member, which nobody may find out (R6)',
      request: async (fixture) => ({ body: { NewEmail: await addressOfOther(fixture), Password: PASSWORD } }),
      responses: membersOnly(writes(emptyBody, 'emailChange')),
    },
    {
      variant: 'with the address of somebody else as the old one (R5)',
      request: ({ people }) => ({
        body: { OldEmail: people.unconfirmed.email, NewEmail: 'ander@example.org', Password: PASSWORD },
      }),
      responses: membersOnly(refused(401, 'wrong_credentials')),
    },
    {
      variant: 'with a wrong password',
      request: () => ({ body: { NewEmail: 'ander@example.org', Password: WRONG } }),
      responses: membersOnly(wrongPassword),
    },
    {
      variant: 'to the address that they have',
      request: (_fixture, { email }) => ({ body: { NewEmail: email, Password: PASSWORD } }),
      responses: membersOnly(refused(422, 'invalid_input')),
    },
  ],
  confirmNewEmail: [
    {
      variant: "with the link and the password of the owner's change",
      request: async (fixture) => ({ body: { Token: await tokenOfOwner(fixture), Password: PASSWORD } }),
      responses: everyone(writes(emptyBody, 'emailChange', 'member', 'mailRequest')),
    },
    {
      variant: 'with that link alone (R41)',
      request: async (fixture) => ({ body: { Token: await tokenOfOwner(fixture) } }),
      responses: byState({
        everyone: wrongPassword,
        owner: writes(emptyBody, 'emailChange', 'member', 'mailRequest'),
      }),
    },
    {
      variant: 'with another token',
      request: () => ({ body: { Token: 'x'.repeat(43), Password: PASSWORD } }),
      responses: everyone(refused(422, 'invalid_token')),
    },
  ],
  chooseUsername: [
    {
      variant: 'of who chose the present one',
      request: (_fixture, { state }) => ({ body: { Username: `ander_${state}` } }),
      responses: membersOnly(refused(403, 'forbidden')),
    },
    {
      variant: 'of who got one that says nothing',
      async request({ platform }, { member }) {
        await platform.db
          .updateTable('member')
          .set({ username: `deelnemer-${member?.id}` })
          .where('id', '=', member?.id ?? 0)
          .execute();
        return { body: { Username: `anders_${member?.id ?? 0}` } };
      },
      responses: membersOnly(writes(emptyBody, 'member', 'directoryEntry', 'pageChange')),
    },
  ],
  changePassword: [
    {
      variant: 'with the right password',
      request: () => ({ body: { Password: PASSWORD, NewPassword: 'korenbloem8' } }),
      responses: membersOnly(writes(emptyBody, 'member', 'session')),
    },
    {
      variant: 'with a wrong password',
      request: () => ({ body: { Password: WRONG, NewPassword: 'korenbloem8' } }),
      responses: membersOnly(wrongPassword),
    },
    {
      variant: 'with the name of somebody else (R5)',
      request: () => ({ body: { Username: 'iemand', Password: PASSWORD, NewPassword: 'korenbloem8' } }),
      responses: membersOnly(refused(401, 'wrong_credentials')),
    },
    {
      variant: 'to a password that is too common',
      request: () => ({ body: { Password: PASSWORD, NewPassword: 'password1' } }),
      responses: membersOnly(refused(422, 'invalid_input')),
    },
  ],
  changeEmailNotification: [
    {
      variant: 'off, unlike those of all members of the fixture',
      request: () => ({ body: false }),
      responses: membersOnly(writes(emptyBody, 'member')),
    },
    { variant: 'on, as they are', request: () => ({ body: true }), responses: membersOnly(emptyBody) },
  ],
  changeEmailNotificationByLink: [
    {
      variant: 'off, with the token of a mail to the owner',
      request: async (fixture) => ({
        body: { Token: await stopTokenOfOwner(fixture), EmailNotificationEnabled: false },
      }),
      responses: everyone(writes(emptyBody, 'member')),
    },
    {
      variant: 'on, as they are',
      request: async (fixture) => ({
        body: { Token: await stopTokenOfOwner(fixture), EmailNotificationEnabled: true },
      }),
      responses: everyone(emptyBody),
    },
    {
      variant: 'with another token',
      request: () => ({ body: { Token: 'x'.repeat(60), EmailNotificationEnabled: false } }),
      responses: everyone(refused(422, 'invalid_token')),
    },
  ],
  changeTitlesInMails: [
    { variant: 'on', request: () => ({ body: true }), responses: membersOnly(writes(emptyBody, 'member')) },
    { variant: 'off, as they are', request: () => ({ body: false }), responses: membersOnly(emptyBody) },
  ],
  changeFoldedTexts: [
    {
      variant: 'about dying alone',
      request: () => ({ body: ['dying'] }),
      responses: membersOnly(writes(emptyBody, 'member')),
    },
    {
      variant: 'about all, as they are',
      request: () => ({ body: ['dying', 'prognosis', 'needles'] }),
      responses: membersOnly(emptyBody),
    },
  ],
  changeNewsletterOptin: [
    {
      variant: 'on, unlike that of all members of the fixture',
      request: () => ({ body: true }),
      responses: membersOnly(writes(emptyBody, 'newsletterSubscription')),
    },
    { variant: 'off, as it is', request: () => ({ body: false }), responses: membersOnly(emptyBody) },
  ],
  affiliates: [{ request: () => ({}), responses: membersOnly(json('[].Id', '[].Title', '[].Description')) }],
  chooseAffiliates: [
    {
      variant: 'some options',
      request: () => ({ body: [2, 1, 2] }),
      responses: membersOnly(writes(emptyBody, 'approachConsent')),
    },
    { variant: 'none', request: () => ({ body: [] }), responses: membersOnly(writes(emptyBody, 'approachConsent')) },
    {
      variant: 'an option that does not exist',
      request: () => ({ body: [99] }),
      responses: membersOnly(refused(422, 'invalid_input')),
    },
  ],
  confirmPassword: [
    {
      variant: 'with the right password',
      request: () => ({ body: { Password: PASSWORD } }),
      responses: membersOnly(writes(emptyBody, 'session')),
    },
    {
      variant: 'with a wrong password',
      request: () => ({ body: { Password: WRONG } }),
      responses: membersOnly(wrongPassword),
    },
  ],
  deleteUser: [
    {
      deletes: true,
      variant: 'with the right password',
      async request({ platform }) {
        await makeMember(platform, { roles: ['moderator', 'administrator'] }); // the only one could not go
        return { body: { Password: PASSWORD } };
      },
      responses: deletion([]),
    },
    {
      deletes: true,
      variant: 'with a reason',
      async request({ platform }) {
        await makeMember(platform, { roles: ['moderator', 'administrator'] });
        return { body: { Password: PASSWORD, ReasonDeleted: 'Ik heb het niet meer nodig.' } };
      },
      responses: deletion(['deletionReason']),
    },
    {
      deletes: true,
      variant: 'with all texts',
      async request({ platform }) {
        await makeMember(platform, { roles: ['moderator', 'administrator'] });
        return { body: { Password: PASSWORD, Texts: 'go' } };
      },
      responses: deletion([], ['departedText']),
    },
    {
      variant: 'with a wrong password',
      request: () => ({ body: { Password: WRONG } }),
      responses: membersOnly(wrongPassword),
    },
  ],
  selectedAffiliates: [
    { variant: 'before any answer', request: () => ({}), responses: membersOnly(noContent) },
    {
      variant: 'after an answer',
      async request({ platform }, { member }) {
        const answer = { optionIds: [1], version: '2026-11', at: platform.clock.now() };
        if (member)
          await platform.db
            .insertInto('approachConsent')
            .values({ memberId: member.id, ...answer })
            .execute();
        return {};
      },
      responses: membersOnly(json('[]')),
    },
  ],
};

let changeCount = 0;

async function tokenOfOwner({ platform, people }: Fixture): Promise<string> {
  changeCount += 1;
  await platform.db.deleteFrom('loginAttempt').execute(); // of the states before: the sixth would find the owner blocked
  const memberId = people.owner.member?.id ?? 0;
  return makeEmailChange(platform, { memberId, newEmail: `verhuisd${changeCount}@example.org` });
}

/** The token in the mails to the owner, who gets them: a state before may have ended them. */
async function stopTokenOfOwner({ platform, people }: Fixture): Promise<string> {
  const memberId = people.owner.member?.id ?? 0;
  await platform.db.updateTable('member').set({ emailNotifications: true }).where('id', '=', memberId).execute();
  return stopToken(memberId, platform.config.secret);
}

const addressOfOther = async ({ platform, people }: Fixture): Promise<string> => {
  const { email } = await platform.db
    .selectFrom('member')
    .select('email')
    .where(
      'id',
      'not in',
      Object.values(people).flatMap(({ member }) => member?.id ?? []),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  return email;
};
