import { memberData } from '#app/platform/member-data/member-data.ts';
import { APPROACH_OPTIONS } from './contract/approach-options.ts';

export const accountsMemberData = [
  memberData({
    name: 'account',
    title: 'Je account',
    tables: ['member'],
    labels: {
      username: 'Gebruikersnaam',
      email: 'E-mailadres',
      createdAt: 'Account gemaakt op',
      public: 'Profiel voor iedereen te zien',
      emailNotifications: 'E-mails over wat nieuw is',
    },
    read: ({ db }, memberId) =>
      db
        .selectFrom('member')
        .where('id', '=', memberId)
        .select(['username', 'email', 'createdAt', 'public', 'emailNotifications'])
        .execute(),
  }),
  memberData({
    name: 'roles',
    title: 'Wat je op de site bent',
    tables: ['memberRole'],
    labels: { role: 'Rol', grantedAt: 'Sinds' },
    async read({ db }, memberId) {
      const roles = await db
        .selectFrom('memberRole')
        .where('memberId', '=', memberId)
        .select(['role', 'grantedAt'])
        .orderBy('role')
        .execute();
      return roles.map(({ role, grantedAt }) => ({ role: ROLE_NAMES[role] ?? role, grantedAt }));
    },
  }),
  memberData({
    name: 'emailChange',
    title: 'Een nieuw e-mailadres dat je nog niet bevestigde',
    tables: ['emailChange'],
    labels: { newEmail: 'Nieuw e-mailadres', expiresAt: 'De link werkt tot' },
    read: ({ db }, memberId) =>
      db.selectFrom('emailChange').where('memberId', '=', memberId).select(['newEmail', 'expiresAt']).execute(),
  }),
  memberData({
    name: 'consents',
    title: 'Toestemming om gezondheidsgegevens te bewaren',
    tables: ['consent'],
    labels: { given: 'Toestemming', version: 'Versie van de tekst', at: 'Op' },
    read: ({ db }, memberId) =>
      db
        .selectFrom('consent')
        .where('memberId', '=', memberId)
        .select(['given', 'version', 'at'])
        .orderBy('id')
        .execute(),
  }),
  memberData({
    name: 'approachConsents',
    title: 'Toestemming om je te benaderen',
    tables: ['approachConsent'],
    labels: { options: 'Waarvoor', version: 'Versie van de tekst', at: 'Op' },
    async read({ db }, memberId) {
      const answers = await db
        .selectFrom('approachConsent')
        .where('memberId', '=', memberId)
        .select(['optionIds', 'version', 'at'])
        .orderBy('id')
        .execute();
      return answers.map(({ optionIds, version, at }) => ({ options: describeOptions(optionIds), version, at }));
    },
  }),
];

const ROLE_NAMES: Record<string, string> = {
  donor: 'Donor',
  moderator: 'Moderator',
  professional: 'Diëtist',
  administrator: 'Beheerder',
};

const describeOptions = (ids: readonly number[]): string[] =>
  ids.length === 0 ? ['Nee'] : APPROACH_OPTIONS.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
