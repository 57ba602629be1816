import { memberData } from '#app/platform/member-data/member-data.ts';

export const donorsMemberData = [
  memberData({
    name: 'donorMatch',
    title: 'Wie je als donor wilt bereiken',
    tables: ['donorMatch'],
    labels: { person: 'Wie', createdAt: 'Sinds', contactedAt: 'Voor het eerst geschreven' },
    read: ({ db }, memberId) =>
      db
        .selectFrom('donorMatch')
        .innerJoin('member', 'member.id', 'donorMatch.personId')
        .where('donorMatch.donorId', '=', memberId)
        .select(['member.username as person', 'donorMatch.createdAt', 'donorMatch.contactedAt'])
        .execute(),
  }),
];
