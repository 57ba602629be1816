import type { PublishedMenuItem } from './published/documents.ts';

/** An item of the main menu. */
export interface MenuItem {
  title: string;
  description?: string;
  url: string;
  children?: readonly MenuItem[];
  /** Whether its submenu begins expanded, on a phone. */
  expanded?: true;
  /** The last link of the submenu, to a page about its subject. */
  allAbout?: { title: string; url: string };
}

/** A link of a menu, on either level, as editors publish it. */
export const menuLink = (title: string, url: string, description: string | null = null) => ({
  key: url.slice(1),
  title,
  description,
  url,
  expanded: false,
  enabled: true,
});

const item = (title: string, url: string): PublishedMenuItem => ({
  ...menuLink(title, url),
  children: [],
  allAbout: null,
});

const library: PublishedMenuItem = {
  ...item('Alles over nieren', '/bibliotheek'),
  allAbout: { title: 'Bibliotheek', url: '/bibliotheek' },
};

const community: PublishedMenuItem = {
  ...item('Community', '/groepen'),
  children: [
    menuLink('Gesprekken', '/groepen', 'Praat mee over wat jou bezighoudt'),
    menuLink('Blogs', '/blogs', 'Verhalen van deelnemers'),
    menuLink('Personen', '/personen', 'Leer elkaar kennen'),
    menuLink('Persoonlijk gesprek', '/praten-over', 'Praat met iemand die het kent'),
  ],
  allAbout: { title: 'Zo werken de gesprekken', url: '/groepen-info' },
};

/** The main menu until an editor publishes one, from left to right (choices.md 38). */
export const MAIN_MENU: readonly PublishedMenuItem[] = [
  library,
  item('Nierziekten A-Z', '/nierziekten'),
  community,
  item('Recepten', '/recepten'),
  item('Advies', '/advies'),
  item('Nieuws', '/nieuws'),
  item('Zoeken', '/zoeken'),
];
