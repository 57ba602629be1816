import type { contactsContract } from '#app/features/contacts/contract.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import type { Fixture } from './fixture.ts';
import { USER } from './profiles.ts';
import { byState, emptyBody, json, notLoggedIn, type RowsOf, refused, text, under, writes } from './row.ts';
import type { Person } from './states.ts';

const status = (State: string, Role: string | null) => text(JSON.stringify({ State, Role }));
const NO_CONTACTS = status('NoContacts', null);
const REQUESTED = status('Requested', 'Creator');
const conflict = refused(409, 'conflict');
const missing = refused(404, 'not_found');

const ownerParams = ({ people }: Fixture) => ({ params: { id: people.owner.member?.id ?? 0 } });

const requestToOwner = ({ people }: Fixture) => ({
  body: { ContactUserId: people.owner.member?.id ?? 0, Message: 'Mag ik je iets vragen?' },
});

/** Lets the owner ask everybody for contact with whom there is nothing yet. */
async function afterRequestOfOwner(fixture: Fixture, { state, member }: Person) {
  const { params } = ownerParams(fixture);
  const connected = ['owner', 'contact', 'asker', 'refused', 'blocked'].includes(state);
  if (member && !connected)
    await makeContact(fixture.platform, { creatorId: params.id, otherId: member.id, state: 'requested' });
  return { params };
}

const list = (...keys: string[]) =>
  json(...(keys.length > 0 ? under('Items[]', keys) : ['Items[]']), 'TotalCount', 'NumPages');

export const contactsRows: RowsOf<typeof contactsContract> = {
  contacts: [
    {
      request: () => ({}),
      responses: byState({
        visitors: notLoggedIn,
        members: list(),
        owner: list(...under('User', USER), 'LastUpdate'),
        contact: list(...under('User', USER), 'LastUpdate'),
      }),
    },
  ],
  status: [
    {
      variant: 'with the owner (R11: a refusal looks as an open request)',
      request: ownerParams,
      responses: byState({
        visitors: notLoggedIn,
        members: NO_CONTACTS,
        contact: status('Accepted', 'Creator'),
        asker: REQUESTED,
        refused: REQUESTED,
      }),
    },
    {
      variant: 'with the owner, who asked whom they had nothing to do with',
      request: afterRequestOfOwner,
      responses: byState({
        visitors: notLoggedIn,
        members: status('Requested', 'Other'),
        owner: NO_CONTACTS,
        contact: status('Accepted', 'Creator'),
        asker: REQUESTED,
        refused: REQUESTED,
        blocked: NO_CONTACTS,
      }),
    },
  ],
  request: [
    {
      variant: 'to the owner (R11: asking again gives the same answer)',
      request: requestToOwner,
      responses: byState({
        visitors: notLoggedIn,
        members: writes(REQUESTED, 'contactLink', 'message'),
        owner: refused(422, 'invalid_input'),
        contact: conflict,
        asker: REQUESTED,
        refused: REQUESTED,
        blocked: missing,
      }),
    },
    {
      variant: 'to nobody',
      request: () => ({ body: { ContactUserId: 2_000_000_000, Message: 'Hallo' } }),
      responses: byState({ visitors: notLoggedIn, members: missing }),
    },
  ],
  requestAsDonor: [
    {
      request: requestToOwner,
      responses: byState({
        visitors: notLoggedIn,
        members: refused(403, 'forbidden'),
        donor: writes(REQUESTED, 'contactLink', 'message'),
      }),
    },
  ],
  withdraw: [
    {
      variant: 'to the owner (R11: of a refused one it looks the same)',
      request: ownerParams,
      responses: byState({
        visitors: notLoggedIn,
        members: emptyBody,
        contact: conflict,
        asker: writes(emptyBody, 'contactLink', 'message'),
        refused: writes(emptyBody, 'contactLink', 'message'),
        blocked: missing,
      }),
    },
  ],
  accept: [
    {
      request: afterRequestOfOwner,
      responses: byState({
        visitors: notLoggedIn,
        members: writes(status('Accepted', 'Other'), 'contactLink', 'message'),
        owner: conflict,
        contact: conflict,
        asker: conflict,
        refused: conflict,
        blocked: missing,
      }),
    },
  ],
  deny: [
    {
      request: afterRequestOfOwner,
      responses: byState({
        visitors: notLoggedIn,
        members: writes(status('Denied', 'Other'), 'contactLink', 'message'),
        owner: conflict,
        contact: conflict,
        asker: conflict,
        refused: conflict,
        blocked: missing,
      }),
    },
  ],
  seen: [
    {
      request: afterRequestOfOwner,
      responses: byState({
        visitors: notLoggedIn,
        members: writes(emptyBody, 'message'),
        owner: missing,
        contact: emptyBody,
        asker: emptyBody,
        refused: emptyBody,
        blocked: missing,
      }),
    },
  ],
  remove: [
    {
      request: ownerParams,
      responses: byState({
        visitors: notLoggedIn,
        members: emptyBody,
        contact: writes(emptyBody, 'contactLink', 'message'),
        asker: conflict,
        refused: conflict,
        blocked: missing,
      }),
    },
  ],
  conversationWith: [
    {
      request: ownerParams,
      responses: byState({
        visitors: notLoggedIn,
        members: missing,
        contact: json('LastUpdate'),
        asker: json('LastUpdate'),
        refused: json('LastUpdate'),
      }),
    },
  ],
  blockedMembers: [
    {
      request: () => ({}),
      responses: byState({
        visitors: notLoggedIn,
        members: list(),
        owner: list(...under('User', USER), 'Created'),
      }),
    },
  ],
  block: [
    {
      request: ownerParams,
      responses: byState({
        visitors: notLoggedIn,
        members: writes(emptyBody, 'memberBlock'),
        owner: conflict,
        contact: writes(emptyBody, 'contactLink', 'memberBlock', 'message'),
      }),
    },
  ],
  unblock: [
    {
      request: ({ people }) => ({ params: { id: people.blocked.member?.id ?? 0 } }),
      responses: byState({
        visitors: notLoggedIn,
        members: emptyBody,
        owner: writes(emptyBody, 'memberBlock'),
      }),
    },
  ],
  donorMatch: [
    {
      variant: 'without a match',
      request: () => ({}),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
    {
      variant: 'with a match of the donor',
      request: (fixture) => makeMatch(fixture, fixture.people.donor),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        donor: json('Id', 'NewConversation'),
      }),
    },
    {
      variant: 'with a match of somebody whom that person blocks',
      request: (fixture) => makeMatch(fixture, fixture.people.blocked),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
  ],
};

async function makeMatch({ platform, people }: Fixture, donor: Person) {
  const [donorId = 0, personId = 0] = [donor.member?.id, people.owner.member?.id];
  await platform.db
    .insertInto('donorMatch')
    .values({ donorId, personId, createdAt: platform.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
}
