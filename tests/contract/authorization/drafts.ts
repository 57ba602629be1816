import type { draftsContract } from '#app/features/drafts/contract.ts';
import { makeDraft } from '#tests/support/factory/members.ts';
import type { Fixture } from './fixture.ts';
import { byState, type Expected, emptyBody, json, noContent, notLoggedIn, type RowsOf, writes } from './row.ts';
import type { Person } from './states.ts';

const forMembers = (members: Expected, owner = members) => byState({ visitors: notLoggedIn, members, owner });

const conversationDraft = ({ conversation }: Fixture) => ({
  params: { kind: 'reaction' as const, about: conversation.id },
});

/** Inserts a draft of the owner about the conversation; nobody else has one. */
async function insertOwnersDraft(fixture: Fixture, person: Person) {
  const { platform, people, conversation } = fixture;
  if (person.state === 'owner' && people.owner.member) {
    await makeDraft(platform, { memberId: people.owner.member.id, about: conversation.id });
  }
  return conversationDraft(fixture);
}

export const draftsRows: RowsOf<typeof draftsContract> = {
  read: [
    {
      variant: 'of which only the owner has a draft',
      request: insertOwnersDraft,
      responses: forMembers(noContent, json('BasedOn', 'Fields.Body', 'Updated')),
    },
  ],
  save: [
    {
      request: (fixture) => ({ ...conversationDraft(fixture), body: { Fields: { Body: 'Wat ik nog' } } }),
      responses: forMembers(writes(json('Kept'), 'draft')),
    },
  ],
  discard: [
    {
      variant: 'of which only the owner has a draft',
      request: insertOwnersDraft,
      responses: forMembers(emptyBody, writes(emptyBody, 'draft')),
    },
  ],
};
