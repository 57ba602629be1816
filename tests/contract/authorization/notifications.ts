import type { notificationsContract } from '#app/features/notifications/contract.ts';
import { makeNotification } from '#tests/support/factory/members.ts';
import type { Fixture } from './fixture.ts';
import { byState, emptyBody, json, noContent, notLoggedIn, type RowsOf, under, writes } from './row.ts';
import type { Person } from './states.ts';

const NOTIFICATION = ['Id', 'Body', 'Created', 'Read', 'IsSeen'];

const forMembers = (members: ReturnType<typeof json>) => byState({ visitors: notLoggedIn, members });

/** Tells the person of the reaction that another member wrote. */
async function notify({ platform, reactions }: Fixture, { member }: Person) {
  if (member) await makeNotification(platform, { memberId: member.id, subjectId: reactions.others.id });
  return {};
}

export const notificationsRows: RowsOf<typeof notificationsContract> = {
  list: [
    {
      request: notify,
      responses: forMembers(json(...under('[]', NOTIFICATION))),
    },
  ],
  markSeen: [
    {
      variant: 'with a new notification',
      async request(fixture, person) {
        await notify(fixture, person);
        return { body: {} };
      },
      responses: forMembers(writes(emptyBody, 'notification')),
    },
    { variant: 'without a notification', request: () => ({ body: {} }), responses: forMembers(emptyBody) },
  ],
  markSeenOnPage: [{ request: () => ({ body: { Path: '/groepen' } }), responses: forMembers(emptyBody) }],
  latest: [
    { request: notify, responses: forMembers(json(...NOTIFICATION)) },
    { variant: 'without a notification', request: () => ({}), responses: forMembers(noContent) },
  ],
  unread: [{ request: notify, responses: forMembers(json('Messages', 'Notifications', 'Pause', 'At')) }],
};
