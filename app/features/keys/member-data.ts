import { tableData } from '#app/platform/member-data/table-data.ts';

export const keysMemberData = [
  tableData({
    name: 'passkeys',
    title: 'Je toegangssleutels',
    table: 'passkey',
    member: 'memberId',
    fields: { name: 'Naam', createdAt: 'Gemaakt op', lastUsedAt: 'Laatst gebruikt op' },
    key: 'id',
  }),
  tableData({
    name: 'secondFactor',
    title: 'De tweede stap bij het inloggen',
    table: 'secondFactor',
    member: 'memberId',
    fields: { createdAt: 'Aan sinds' },
    key: 'memberId',
  }),
  tableData({
    name: 'recoveryCodes',
    title: 'Herstelcodes die je nog niet gebruikte',
    table: 'recoveryCode',
    member: 'memberId',
    fields: { createdAt: 'Gemaakt op' },
    key: 'id',
  }),
];
