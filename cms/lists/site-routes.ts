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

/** Addresses that are the site's as well, but to which editors make no links as such. */
const OTHERS = [
  ...['/bibliotheek/[^/]+', '/bibliotheek/[^/]+/print', '/voorbeeld/[^/]+', '/dev/.+'],
  ...['/api/.+', '/cms', '/cms/.+', '/assets/.+', '/sitemaps/.+', '/healthz', '/readyz', '/metrics'],
];

/** Pages of the site into which it puts what the editors wrote at the same address. */
const WITH_PAGE = ['/bibliotheek'];

const taken = new RegExp(`^(${[...SITE_ROUTES, ...OTHERS].join('|')})$`);

/** Whether the site has something of its own at this address, so that nobody would ever see an editor's page there. */
export const isSiteAddress = (path: string): boolean => taken.test(path) && !WITH_PAGE.includes(path);
