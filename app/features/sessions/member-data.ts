import { tableData } from '#app/platform/member-data/table-data.ts';
import { UNKNOWN_DEVICE } from './device.ts';

export const sessionsMemberData = [
  tableData({
    name: 'sessions',
    title: 'Waar je bent ingelogd',
    table: 'session',
    member: 'memberId',
    fields: {
      device: 'Apparaat',
      createdAt: 'Ingelogd op',
      lastActiveAt: 'Laatst actief',
      expiresAt: 'Uitgelogd na',
      indefinite: 'Ingelogd blijven',
      passwordConfirmedAt: 'Wachtwoord nog eens gegeven',
    },
    key: 'id',
    present: (session) => ({ ...session, device: session.device ?? UNKNOWN_DEVICE }),
  }),
];
