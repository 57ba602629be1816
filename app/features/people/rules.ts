/** How many people a page of a list has. */
export const PEOPLE_PAGE_SIZE = 12;

/** How many pages of a list have a number; those after them begin after the last person of the one before (style.md 11). */
export const NUMBERED_PAGES = 20;

/** How far the people who match a search are counted. */
export const COUNTED_MAX = 10_000;

/** How many choices of one kind a filter takes: more than any list of them has. */
export const CHOICES_MAX = 150;

/** The longest part of a username for which people are searched: usernames have at most 20 characters. */
export const NAME_MAX = 20;

/** The texts with which the form of the first message starts, for a donor and for others. */
export const FIRST_MESSAGE = 'Hallo, ik las je profiel en zou graag met je in contact komen.';
export const DONOR_FIRST_MESSAGE =
  'Hallo, ik denk erover om een nier te geven en zou daar graag met je over praten. Vind je het goed om contact te hebben?';
