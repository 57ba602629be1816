import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages of accounts. */
export const accountsReservedPaths: ReservedPaths = {
  pages: [
    '/inloggen',
    '/uitloggen',
    '/registreren',
    '/registreren_klaar',
    '/email-bevestigen',
    '/verificatie-mail-opnieuw-versturen',
    '/verificatie-mail-fout',
    '/wachtwoord/vergeten',
    '/wachtwoord/opnieuw-instellen',
    '/email-wijzigen',
    '/email-gewijzigd',
    '/email-gewijzigd-fout',
    '/account-verwijderd',
    '/account',
    '/account/.+',
    '/mijn-profiel',
  ],
};
