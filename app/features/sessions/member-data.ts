import { memberData } from '#app/platform/member-data/member-data.ts';
import { UNKNOWN_DEVICE } from './device.ts';

export const sessionsMemberData = [
  memberData({
    name: 'sessions',
    title: 'Waar je bent ingelogd',
    tables: ['session'],
    labels: {
      device: 'Apparaat',
      createdAt: 'Ingelogd op',
      lastActiveAt: 'Laatst actief',
      expiresAt: 'Uitgelogd na',
      indefinite: 'Ingelogd blijven',
      passwordConfirmedAt: 'Wachtwoord nog eens gegeven',
    },
    async read({ db }, memberId) {
      const sessions = await db
        .selectFrom('session')
        .where('memberId', '=', memberId)
        .select(['device', 'createdAt', 'lastActiveAt', 'expiresAt', 'indefinite', 'passwordConfirmedAt'])
        .orderBy('id')
        .execute();
      return sessions.map((session) => ({ ...session, device: session.device ?? UNKNOWN_DEVICE }));
    },
  }),
];
