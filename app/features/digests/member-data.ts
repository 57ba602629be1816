import { memberData } from '#app/platform/member-data/member-data.ts';

export const digestsMemberData = [
  memberData({
    name: 'digest',
    title: 'Je laatste overzicht per e-mail',
    tables: ['digest'],
    labels: {
      day: 'Gemaakt op',
      coversFrom: 'Over wat nieuw was sinds',
      coversUntil: 'Tot',
      sentAt: 'Verstuurd op',
    },
    read: ({ db }, memberId) =>
      db
        .selectFrom('digest')
        .where('memberId', '=', memberId)
        .select(['day', 'coversFrom', 'coversUntil', 'sentAt'])
        .execute(),
  }),
];
