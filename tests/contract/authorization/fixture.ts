import { hashPassword } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import { DEMO_PASSWORD } from '#settings/demo.js';
import { makeBlock, makeContact } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { makePeople, type Person, type State } from './states.ts';

/** The password of every person of the fixture. */
export const PASSWORD = DEMO_PASSWORD;
const passwordHash = hashPassword(PASSWORD);

/** The data that each row of the authorization table starts from: made anew when the row before changed something. */
export interface Fixture {
  platform: Platform;
  people: Record<State, Person>;
  /** Has two terms, of which `termId` is one, and the moderator of `people`. */
  group: { id: number; slug: string; termId: number };
  /** Started by the owner in that group, with a term; public or not, as the row says. */
  conversation: { id: number; slug: string };
  /** Reactions to that conversation: by the owner, by another member, and by somebody who deleted the account. */
  reactions: { own: { id: number }; others: { id: number }; deleted: { id: number } };
  /** What nobody without a session may read: names of members, and texts of a private conversation (rules.md R13, R18). */
  secrets: string[];
}

/** Makes the fixture. Its members are private, as new profiles are. */
export async function makeFixture(platform: Platform, { public: isPublic }: { public: boolean }): Promise<Fixture> {
  const people = await makePeople(platform, await passwordHash);
  await connectToOwner(platform, people);
  const other = await makeMember(platform);
  const group = await makeGroupWithTerms(platform, people.moderator);
  const body = 'Wat de eigenaar te zeggen heeft.';
  const authorId = people.owner.member?.id ?? null;
  const conversation = await makeConversation(platform, { groupId: group.id, authorId, public: isPublic, body });
  await platform.db
    .insertInto('conversationTerm')
    .values({ conversationId: conversation.id, termId: group.termId })
    .execute();
  const reactionBody = 'Wat er op gezegd is.';
  const react = (author: number | null) =>
    makeReaction(platform, { conversationId: conversation.id, authorId: author, body: reactionBody });
  const reactions = { own: await react(authorId), deleted: await react(null), others: await react(other.id) };
  const members = [other, ...Object.values(people).flatMap(({ member }) => member ?? [])];
  const names = members.flatMap(({ username, email }) => [`"${username}"`, email]);
  const secrets = isPublic ? names : [...names, body, reactionBody];
  platform.pageCache.clear(); // these rows were inserted without the commands that invalidate it
  return { platform, people, group, conversation, reactions, secrets };
}

/** Makes what the people have to do with the owner. */
async function connectToOwner(platform: Platform, people: Fixture['people']): Promise<void> {
  const idOf = (state: State) => people[state].member?.id ?? 0;
  const otherId = idOf('owner');
  await makeContact(platform, { creatorId: idOf('contact'), otherId, state: 'accepted' });
  await makeContact(platform, { creatorId: idOf('asker'), otherId, state: 'requested' });
  await makeContact(platform, { creatorId: idOf('refused'), otherId, state: 'denied' });
  await makeBlock(platform, { blockerId: otherId, blockedId: idOf('blocked') });
}

async function makeGroupWithTerms(platform: Platform, { member }: Person) {
  const group = await makeGroup(platform);
  const terms = await platform.db
    .insertInto('groupTerm')
    .values([
      { groupId: group.id, name: 'dialyse' },
      { groupId: group.id, name: 'transplantatie' },
    ])
    .returning('id')
    .execute();
  if (member)
    await platform.db.insertInto('groupModerator').values({ groupId: group.id, memberId: member.id }).execute();
  return { id: group.id, slug: group.slug, termId: terms[0]?.id ?? 0 };
}
