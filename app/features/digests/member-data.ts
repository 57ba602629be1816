import { tableData } from '#app/platform/member-data/table-data.ts';

export const digestsMemberData = [
  tableData({
    name: 'digest',
    title: 'Je laatste overzicht per e-mail',
    table: 'digest',
    member: 'memberId',
    fields: {
      day: 'Gemaakt op',
      coversFrom: 'Over wat nieuw was sinds',
      coversUntil: 'Tot',
      sentAt: 'Verstuurd op',
    },
    key: 'memberId',
  }),
];
