import { nameFor } from '#app/features/profiles/index.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';

export const donorsMemberData = [
  tableData({
    name: 'donorMatch',
    title: 'Wie je als donor wilt bereiken',
    table: 'donorMatch',
    member: 'donorId',
    joins: [['member.id', 'donorMatch.personId']],
    fields: {
      person: ['Wie', nameFor('donorMatch.donorId')],
      createdAt: 'Sinds',
      contactedAt: 'Voor het eerst geschreven',
    },
    key: 'personId',
  }),
];
