import { contentWarningsText } from '#app/platform/content-warnings/for-viewer.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { APPROACH_OPTIONS } from './contract/approach-options.ts';
import { UNKNOWN_DEVICE } from './login/device.ts';

export const accountsMemberData = [
  tableData({
    name: 'account',
    title: 'Je account',
    table: 'member',
    member: 'id',
    fields: {
      username: 'Gebruikersnaam',
      email: 'E-mailadres',
      createdAt: 'Account gemaakt op',
      public: 'Profiel voor iedereen te zien',
      emailNotifications: 'E-mails over wat nieuw is',
      titlesInMails: 'Titels in die e-mails',
      unfoldedWarnings: ['Teksten die niet dichtgevouwen staan', contentWarningsText('member.unfoldedWarnings')],
    },
    key: 'id',
  }),
  tableData({
    name: 'roles',
    title: 'Wat je op de site bent',
    table: 'memberRole',
    member: 'memberId',
    fields: { role: 'Rol', grantedAt: 'Sinds' },
    key: 'role',
    present: ({ role, grantedAt }) => ({ role: ROLE_NAMES[role] ?? role, grantedAt }),
  }),
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
  tableData({
    name: 'emailChange',
    title: 'Een nieuw e-mailadres dat je nog niet bevestigde',
    table: 'emailChange',
    member: 'memberId',
    fields: { newEmail: 'Nieuw e-mailadres', expiresAt: 'De link werkt tot' },
    key: 'id',
  }),
  tableData({
    name: 'consents',
    title: 'Toestemming om gezondheidsgegevens te bewaren',
    table: 'consent',
    member: 'memberId',
    fields: { given: 'Toestemming', version: 'Versie van de tekst', at: 'Op' },
    key: 'id',
  }),
  tableData({
    name: 'approachConsents',
    title: 'Toestemming om je te benaderen',
    table: 'approachConsent',
    member: 'memberId',
    fields: { options: ['Waarvoor', 'approachConsent.optionIds'], version: 'Versie van de tekst', at: 'Op' },
    key: 'id',
    present: ({ options, version, at }) => ({ options: describeOptions(options), version, at }),
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
