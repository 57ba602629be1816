import { expect, it } from 'vitest';
import { isReserved } from './platform/features/reserved-paths.ts';
import { reservedPaths } from './reserved-paths.ts';

/** The paths of docs/product at which the site shows a page of its own, now or when its feature is built. */
const OWN_PAGES = [
  ...['/', '/inloggen', '/registreren', '/registreren_klaar', '/verificatie-mail-opnieuw-versturen'],
  ...[
    '/inloggen/mail',
    '/inloggen/link',
    '/verificatie-mail-fout',
    '/wachtwoord/vergeten',
    '/wachtwoord/opnieuw-instellen',
    '/email-gewijzigd',
  ],
  ...['/email-gewijzigd-fout', '/account-verwijderd', '/mijn-profiel', '/account', '/account/instellingen'],
  ...['/account/profiel', '/account/berichten', '/account/berichten/12', '/account/notificaties'],
  ...['/blogs', '/blogs/12-mijn-blog', '/blogs/12-mijn-blog/34-een-bericht', '/zoeken', '/personen', '/personen/12'],
  ...['/groepen', '/groepen/3/nieuw', '/groepen/dialyse', '/groepen/dialyse/op-vakantie', '/gesprek'],
  ...['/advies', '/advies/8-voeding', '/advies/8-voeding/9-zout', '/advies/8-voeding/adviesnewquestion'],
  ...['/advies-new-question', '/advies-new-question-confirmation', '/recepten/12-soep', '/recepten.rss'],
  ...['/recepten/12-soep/koken', '/boodschappenlijst'],
  ...[
    '/nieuws',
    '/nieuws/12-bericht',
    '/nieuws.rss',
    '/nieuwsbrief',
    '/nieuwsbrief/afmelden',
    '/nierziekten',
    '/brochures',
    '/videos',
  ],
  ...['/bibliotheek/12-dialyse', '/bibliotheek/12-dialyse/print'],
  ...['/delen/artikel/12', '/delen/afmelden'],
];

/** Those at which it shows what editors publish there. */
const PAGES_OF_EDITORS = [
  ...['/nier-doneren', '/maand-van-de-wetenschap', '/contact', '/privacy-cookieverklaring', '/word-deelnemer'],
  ...['/voorwaarden', '/word-lid', '/praten-over', '/uitleg', '/waarom-niergenotennl', '/steun-ons'],
  ...['/initiatiefnemers-niergenotennl', '/groepen-info', '/uitleg-aanbevelingen', '/referenten', '/dietisten'],
  ...['/wat-is', '/over', '/bibliotheek', '/recepten'],
];

// editors-6
it.each(OWN_PAGES)('no editor can take %s', (path) => {
  expect(isReserved(path, reservedPaths)).toBe(true);
});

// pages-3
it.each(PAGES_OF_EDITORS)('an editor can publish a page at %s', (path) => {
  expect(isReserved(path, reservedPaths)).toBe(false);
});
