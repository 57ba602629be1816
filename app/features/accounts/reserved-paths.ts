import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages of accounts, and the link that ends the mails about what is new at once. */
export const accountsReservedPaths: ReservedPaths = {
  pages: [
    '/inloggen',
    '/inloggen/mail',
    '/inloggen/code',
    '/inloggen/link',
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
    '/e-mails/afmelden',
  ],
  others: ['/e-mails/.+'],
};
