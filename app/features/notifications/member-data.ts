import { nameFor } from '#app/features/profiles/index.ts';
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
            nameFor('notification.memberId').as('actor'),
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
  'decision-made': 'een besluit van de moderatie over jou',
  'report-decided': 'een besluit over wat je meldde',
  'objection-answered': 'een antwoord op je bezwaar',
  'memorial-started': 'een profiel dat in memoriam is, zoals jij bevestigde',
  'case-waits': 'iets wat op een moderator wacht',
  'case-handed-over': 'een zaak die een andere moderator aan je overdroeg',
  'objection-waits': 'een bezwaar dat op een moderator wacht',
  'objection-unanswerable': 'een bezwaar dat geen moderator mag beantwoorden',
  'question-answered': 'een antwoord op je vraag',
  'answer-corrected': 'een antwoord op je vraag dat werd gewijzigd',
  'question-edited': 'een vraag van jou waarvan een diëtist de tekst wijzigde',
  'question-declined': 'een vraag van jou die een diëtist niet kon beantwoorden',
  'question-asked-back': 'iets wat een diëtist wil weten over je vraag',
  'question-hidden': 'een vraag van jou die van de site is gehaald',
  'question-shown': 'een vraag van jou die weer op de site staat',
  'contact-request': 'een contactverzoek',
  'contact-accepted': 'een contactverzoek dat werd aangenomen',
};
