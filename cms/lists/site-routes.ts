/**
 * Pages of the site that are no documents (app/routes.ts, which a test compares with this), as regular expressions of
 * PostgreSQL. What an address in the community names, only the site knows.
 */
export const SITE_ROUTES: readonly string[] = [
  '/',
  '/inloggen',
  '/uitloggen',
  '/registreren',
  '/registreren_klaar',
  '/email-bevestigen',
  '/verificatie-mail-opnieuw-versturen',
  '/verificatie-mail-fout',
  '/wachtwoord/vergeten',
  '/wachtwoord/opnieuw-instellen',
  '/email-gewijzigd',
  '/email-gewijzigd-fout',
  '/account-verwijderd',
  '/account',
  '/account/.+',
  '/mijn-profiel',
  '/groepen',
  '/groepen/.+',
  '/bibliotheek',
  '/nierziekten',
  '/brochures',
  '/videos',
  '/cookies',
  '/media/.+',
];
