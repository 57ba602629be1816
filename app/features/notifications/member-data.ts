import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import type { NotificationKind } from '#app/platform/notification-kinds.ts';
import { isVisible } from './is-visible.ts';

export const notificationsMemberData = [
  memberData({
    name: 'notifications',
    title: 'Je meldingen',
    tables: ['notification'],
    labels: { kind: 'Soort', actor: 'Door', createdAt: 'Op', seenAt: 'Gezien op' },
    read: ({ db }, memberId) =>
      inBatches(async ({ after, limit }) => {
        const notifications = await db
          .selectFrom('notification')
          .leftJoin('member', 'member.id', 'notification.actorId')
          .where('notification.memberId', '=', memberId)
          .where('notification.id', '>', after)
          .where(isVisible(memberId))
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
        return notifications.map(({ kind, ...notification }) => ({
          ...notification,
          kind: KIND_NAMES[kind as NotificationKind] ?? kind,
        }));
      }),
  }),
];

const KIND_NAMES: Record<NotificationKind, string> = {
  reaction: 'een reactie op je gesprek',
  'moderator-message': 'een bericht van een moderator in je gesprek',
  'followed-reaction': 'een reactie in een gesprek dat je volgt',
  quoted: 'een citaat van jou in een gesprek',
  'blog-quoted': 'een citaat van jou bij een blogbericht',
  'blog-post': 'een nieuw bericht in een blog die je volgt',
  'blog-reaction': 'een reactie op je blogbericht',
  'content-hidden': 'iets van jou is verborgen door de moderatie',
  'question-answered': 'een antwoord op je vraag',
  'answer-corrected': 'een antwoord op je vraag dat werd aangepast',
  'question-declined': 'een vraag van jou die een diëtist niet kon beantwoorden',
  'contact-request': 'een contactverzoek',
  'contact-accepted': 'een contactverzoek dat werd aangenomen',
};
