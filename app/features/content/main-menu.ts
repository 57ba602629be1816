import { PRODUCT } from '#app/product.ts';

/** An item of the main menu (spec §2, Header and footer). */
export interface MenuItem {
  key: string;
  title: string;
  description?: string;
  url: string;
  children?: readonly MenuItem[];
  /** The last link of the submenu, to a page about its subject. */
  allAbout?: { title: string; url: string };
}

const about: MenuItem = {
  key: 'over',
  title: `Alles over ${PRODUCT}`,
  url: '/over',
  children: [
    { key: 'wat-is', title: `Wat is ${PRODUCT}?`, description: 'In twee minuten', url: '/wat-is' },
    { key: 'waarom', title: `Waarom ${PRODUCT}?`, description: 'Wat je hier vindt', url: '/waarom-niergenotennl' },
    { key: 'uitleg', title: 'Uitleg', description: 'Zo werkt de site', url: '/uitleg' },
    { key: 'over-ons', title: 'Over de organisatie', description: 'De mensen erachter', url: '/over' },
    {
      key: 'initiatiefnemers',
      title: 'Initiatiefnemers',
      description: 'Wie hiermee begonnen',
      url: '/initiatiefnemers-niergenotennl',
    },
    { key: 'referenten', title: 'Referenten', description: 'Wie de teksten nakijken', url: '/referenten' },
    { key: 'steun-ons', title: 'Steun ons', description: 'Help mee', url: '/steun-ons' },
    { key: 'contact', title: 'Contact', description: 'Bel, mail of schrijf', url: '/contact' },
  ],
};

const community: MenuItem = {
  key: 'community',
  title: 'Community',
  url: '/groepen',
  children: [
    { key: 'gesprekken', title: 'Gesprekken', description: 'Praat mee over wat jou bezighoudt', url: '/groepen' },
    { key: 'blogs', title: 'Blogs', description: 'Verhalen van deelnemers', url: '/blogs' },
    { key: 'personen', title: 'Personen', description: 'Leer elkaar kennen', url: '/personen' },
    {
      key: 'persoonlijk-gesprek',
      title: 'Persoonlijk gesprek',
      description: 'Praat met iemand die het kent',
      url: '/praten-over',
    },
  ],
  allAbout: { title: 'Zo werken de gesprekken', url: '/groepen-info' },
};

/** The main menu until an editor publishes one, from left to right. */
export const MAIN_MENU: readonly MenuItem[] = [
  about,
  { key: 'nierziekten', title: 'Nierziekten A-Z', url: '/nierziekten' },
  community,
  { key: 'recepten', title: 'Recepten', url: '/recepten' },
  { key: 'advies', title: 'Advies', url: '/advies' },
  { key: 'nieuws', title: 'Nieuws', url: '/nieuws' },
  { key: 'zoeken', title: 'Zoeken', url: '/zoeken' },
];
