import { PRODUCT } from '#app/product.ts';

export interface FooterLink {
  title: string;
  url: string;
}

export interface FooterSection {
  key: string;
  title: string;
  links: readonly FooterLink[];
}

/** The columns of the footer: the links of spec §2, and the pages of the site that the main menu does not have. */
export const FOOTER_SECTIONS: readonly FooterSection[] = [
  {
    key: 'lezen',
    title: 'Lezen',
    links: [
      { title: 'Nierziekten A-Z', url: '/nierziekten' },
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
      { title: 'Blogs', url: '/blogs' },
      { title: 'Personen', url: '/personen' },
      { title: 'Persoonlijk gesprek', url: '/praten-over' },
      { title: 'Word deelnemer', url: '/word-deelnemer' },
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
      { title: 'Over de organisatie', url: '/over' },
      { title: `Wat is ${PRODUCT}?`, url: '/wat-is' },
      { title: 'Uitleg over de site', url: '/uitleg' },
      { title: 'Uitleg over aanbevelingen', url: '/uitleg-aanbevelingen' },
      { title: 'Referenten', url: '/referenten' },
      { title: 'Steun ons', url: '/steun-ons' },
      { title: 'Word lid', url: '/word-lid' },
    ],
  },
];
