import type { draftsContract } from '#app/features/drafts/contract.ts';
import { makeDraft } from '#tests/support/factory.ts';
import type { World } from './fixture.ts';
import { answers, done, type Expected, json, logInFirst, none, type RowsOf, writes } from './row.ts';
import type { Person } from './states.ts';

const forMembers = (members: Expected, owner = members) => answers({ visitors: logInFirst, members, owner });

const ofTheConversation = ({ conversation }: World) => ({
  params: { kind: 'reaction' as const, about: conversation.id },
});

/** With a draft that the owner has kept about the conversation, and nobody else. */
async function withTheOwners(world: World, by: Person) {
  const { platform, people, conversation } = world;
  if (by.state === 'owner' && people.owner.member) {
    await makeDraft(platform, { memberId: people.owner.member.id, about: conversation.id });
  }
  return ofTheConversation(world);
}

export const draftsRows: RowsOf<typeof draftsContract> = {
  read: [
    {
      of: 'that only the owner has',
      request: withTheOwners,
      answers: forMembers(none, json('BasedOn', 'Fields.Body', 'Updated')),
    },
  ],
  keep: [
    {
      request: (world) => ({ ...ofTheConversation(world), body: { Fields: { Body: 'Wat ik nog' } } }),
      answers: forMembers(writes(json('Kept'), 'draft')),
    },
  ],
  discard: [
    {
      of: 'that only the owner has',
      request: withTheOwners,
      answers: forMembers(done, writes(done, 'draft')),
    },
  ],
};
