import { sql } from 'kysely';
import { memberData } from '#app/platform/member-data/member-data.ts';

export const newsletterMemberData = [
  memberData({
    name: 'newsletter',
    title: 'De nieuwsbrief',
    tables: ['newsletterSubscription'],
    labels: { email: 'Op dit e-mailadres', subscribedAt: 'Sinds' },
    read: ({ db }, memberId) =>
      db
        .selectFrom('newsletterSubscription')
        .innerJoin('member', (join) =>
          join.on(sql<string>`lower(member.email)`, '=', sql<string>`lower(newsletter_subscription.email)`),
        )
        .where('member.id', '=', memberId)
        .select(['newsletterSubscription.email', 'newsletterSubscription.subscribedAt'])
        .execute(),
  }),
  memberData({
    name: 'newsletterRequests',
    title: 'Aanvragen van de nieuwsbrief die nog niet bevestigd zijn',
    tables: ['newsletterRequest'],
    labels: { email: 'Op dit e-mailadres', expiresAt: 'De link werkt tot' },
    read: ({ db }, memberId) =>
      db
        .selectFrom('newsletterRequest')
        .innerJoin('member', (join) =>
          join.on(sql<string>`lower(member.email)`, '=', sql<string>`lower(newsletter_request.email)`),
        )
        .where('member.id', '=', memberId)
        .select(['newsletterRequest.email', 'newsletterRequest.expiresAt'])
        .orderBy('newsletterRequest.id')
        .limit(MAX_REQUESTS)
        .execute(),
  }),
];

/** More than the limit of mails to one address lets exist at a time. */
const MAX_REQUESTS = 100;
