import type { messagesContract } from '#app/features/messages/contract.ts';
import type { Fixture } from './fixture.ts';
import { USER } from './profiles.ts';
import { byState, emptyBody, json, noContent, notLoggedIn, type RowsOf, refused, under, writes } from './row.ts';

const MESSAGE = ['Id', 'UserId', 'Body', 'Created', 'Read'];
const ITEM = [...under('User', USER), 'IsPendingRequest', 'IsSeen', 'LastUpdate', ...under('Message', MESSAGE)];

const missing = refused(404, 'not_found');
const inbox = json(...under('[]', ITEM));
const thread = json(...under('[]', MESSAGE));

const ownerParams = ({ people }: Fixture) => ({ params: { id: people.owner.member?.id ?? 0 } });

export const messagesRows: RowsOf<typeof messagesContract> = {
  inbox: [
    {
      variant: '(R11: who was refused still has the request)',
      request: () => ({}),
      responses: byState({
        visitors: notLoggedIn,
        members: noContent,
        owner: inbox,
        contact: inbox,
        asker: inbox,
        refused: inbox,
      }),
    },
  ],
  thread: [
    {
      variant: 'with the owner',
      request: ownerParams,
      responses: byState({
        visitors: notLoggedIn,
        members: missing,
        contact: thread,
        asker: thread,
        refused: thread,
      }),
    },
    {
      variant: 'with who was refused',
      request: ({ people }) => ({ params: { id: people.refused.member?.id ?? 0 } }),
      responses: byState({ visitors: notLoggedIn, members: missing }),
    },
  ],
  send: [
    {
      variant: 'to the owner (R12: contacts only)',
      request: (fixture) => ({ ...ownerParams(fixture), body: { body: 'Hoe gaat het vandaag?' } }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(409, 'conflict'),
        contact: writes(json(...MESSAGE), 'contactLink', 'message'),
        blocked: missing,
      }),
    },
    {
      variant: 'that is empty',
      request: (fixture) => ({ ...ownerParams(fixture), body: { body: ' ' } }),
      responses: byState({ visitors: notLoggedIn, members: refused(422, 'invalid_input') }),
    },
  ],
  seen: [
    {
      request: (fixture) => ({ ...ownerParams(fixture), body: {} }),
      responses: byState({
        visitors: notLoggedIn,
        members: missing,
        contact: emptyBody,
        asker: emptyBody,
        refused: emptyBody,
      }),
    },
  ],
};
