import { PRODUCT } from '#app/product.ts';

export interface FooterLink {
  title: string;
  url: string;
  /** Whether only visitors see it: a member has nothing to do there. */
  visitors?: boolean;
}

export interface FooterSection {
  key: string;
  title: string;
  links: readonly FooterLink[];
}

/** The columns of the footer: the links to its parts, and the pages about the site itself (choices.md 38). */
export const FOOTER_SECTIONS: readonly FooterSection[] = [
  {
    key: 'lezen',
    title: 'Lezen',
    links: [
      { title: 'Nierziekten A-Z', url: '/nierziekten' },
      { title: 'Woordenlijst', url: '/woordenlijst' },
      { title: 'Bibliotheek', url: '/bibliotheek' },
      { title: 'Recepten', url: '/recepten' },
      { title: 'Nieuws', url: '/nieuws' },
      { title: 'Brochures', url: '/brochures' },
      { title: 'Maand van de wetenschap', url: '/maand-van-de-wetenschap' },
    ],
  },
  {
    key: 'praten',
    title: 'Praten',
    links: [
      { title: 'Gesprekken', url: '/groepen' },
      { title: 'Zo werken de gesprekken', url: '/groepen-info' },
      { title: 'Huisregels', url: '/huisregels' },
      { title: 'Blogs', url: '/blogs' },
      { title: 'Personen', url: '/personen' },
      { title: 'Persoonlijk gesprek', url: '/praten-over' },
      { title: 'Word deelnemer', url: '/word-deelnemer', visitors: true },
    ],
  },
  {
    key: 'vragen',
    title: 'Vragen',
    links: [
      { title: 'Advies', url: '/advies' },
      { title: 'Onze diëtisten', url: '/dietisten' },
      { title: 'Zoeken', url: '/zoeken' },
      { title: 'Contact', url: '/contact' },
      { title: 'Nieuwsbrief', url: '/nieuwsbrief' },
      { title: 'Een nier doneren', url: '/nier-doneren' },
    ],
  },
  {
    key: 'over',
    title: `Over ${PRODUCT}`,
    links: [
      { title: `Wat is ${PRODUCT}?`, url: '/wat-is' },
      { title: `Waarom ${PRODUCT}?`, url: '/waarom-niergenotennl' },
      { title: 'Over de organisatie', url: '/over' },
      { title: 'Initiatiefnemers', url: '/initiatiefnemers-niergenotennl' },
      { title: 'Uitleg over de site', url: '/uitleg' },
      { title: 'Uitleg over aanbevelingen', url: '/uitleg-aanbevelingen' },
      { title: 'Referenten', url: '/referenten' },
      { title: 'Steun ons', url: '/steun-ons' },
      { title: 'Word lid', url: '/word-lid' },
    ],
  },
];

/** The links at the bottom. The cookie settings are not among them, because they open a dialog. */
export const LEGAL_LINKS: readonly FooterLink[] = [
  { title: 'Privacy en cookies', url: '/privacy-cookieverklaring' },
  { title: 'Voorwaarden', url: '/voorwaarden' },
  { title: 'Toegankelijkheid', url: '/toegankelijkheid' },
];

/** The columns of the footer without the links to missing pages, and for members without those for visitors. */
export const footerSections = ({ missing, visitor }: { missing: readonly string[]; visitor: boolean }) =>
  FOOTER_SECTIONS.map(({ links, ...section }) => ({
    ...section,
    links: links.filter(({ url, visitors }) => !missing.includes(url) && (visitor || !visitors)),
  })).filter(({ links }) => links.length > 0);
