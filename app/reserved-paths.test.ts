import { expect, it } from 'vitest';
import { isReserved, isReservedFromRedirects, lastingPages } from './reserved-paths.ts';

/** The paths of the specification at which the site shows a page of its own, now or when its feature is built. */
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

/** Those from which a redirect may lead: what stood there may be gone, or have moved. */
const MAY_REDIRECT = [
  ...['/bibliotheek/12-dialyse', '/nieuws/12-bericht', '/recepten/12-soep', '/groepen/dialyse/op-vakantie'],
  ...['/blogs/12-mijn-blog/34-een-bericht', '/advies/8-voeding/9-zout', '/oud-adres'],
];

/** Those that the site always answers itself: with a page, a call, a file, or to one click in a mail. */
const ALWAYS_ANSWERED = [
  ...['/bibliotheek', '/recepten/mijn-dag', '/account/berichten', '/api/v1/overview', '/personen/7', '/e-mails/stop'],
  ...['/voorbeeld/1', '/media/12/foto.jpg', '/dev/mail', '/metrics', '/.well-known/security.txt', '/nieuws.rss'],
];

it('no editor can take the path of a page of the site', () => {
  expect(OWN_PAGES.filter((path) => !isReserved(path))).toEqual([]);
});

it('an editor can publish a page at any other path, and where the site shows it', () => {
  expect(PAGES_OF_EDITORS.filter((path) => isReserved(path))).toEqual([]);
});

it('a redirect leads only from where nothing is, or may no longer be', () => {
  expect([...MAY_REDIRECT, ...ALWAYS_ANSWERED].filter((path) => !isReservedFromRedirects(path))).toEqual(MAY_REDIRECT);
});

it('an editor may link to what is always there', () => {
  const lasting = new RegExp(`^(?:${lastingPages.join('|')})$`);
  const paths = [
    '/',
    '/groepen',
    '/advies/8-voeding',
    '/personen/7',
    '/media/12/foto.jpg',
    '/recepten/mijn-dag',
    '/cookies',
  ];
  const others = [
    '/groepen/dialyse',
    '/nieuws/12-bericht',
    '/voorbeeld/1',
    '/dev/mail',
    '/api/v1/overview',
    '/oud-adres',
  ];
  expect([...paths, ...others].filter((path) => lasting.test(path))).toEqual(paths);
});
