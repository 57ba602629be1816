import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';

export const notificationsMemberData = [
  memberData({
    name: 'notifications',
    title: 'Je notificaties',
    tables: ['notification'],
    labels: { kind: 'Soort', actor: 'Door', createdAt: 'Op', seenAt: 'Gezien op' },
    read: ({ db }, memberId) =>
      inBatches(async ({ after, limit }) => {
        const notifications = await db
          .selectFrom('notification')
          .leftJoin('member', 'member.id', 'notification.actorId')
          .where('notification.memberId', '=', memberId)
          .where('notification.id', '>', after)
          .select([
            'notification.id as key',
            'notification.kind',
            'member.username as actor',
            'notification.createdAt',
            'notification.seenAt',
          ])
          .orderBy('notification.id')
          .limit(limit)
          .execute();
        return notifications.map(({ kind, ...notification }) => ({ ...notification, kind: KIND_NAMES[kind] ?? kind }));
      }),
  }),
];

const KIND_NAMES: Record<string, string> = {
  reaction: 'een reactie op je gesprek',
  'moderator-message': 'een bericht van een moderator in je gesprek',
  'contact-request': 'een contactverzoek',
  'contact-accepted': 'een contactverzoek dat werd aangenomen',
};
