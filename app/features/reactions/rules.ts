import { MINUTE } from '#app/platform/clock.ts';

/** How many reactions a page has (choices.md 30). */
export const REACTIONS_PAGE_SIZE = 50;

/** How long a reaction may be, in characters. */
export const REACTION_MAX = 4000;

/** The name of what a reaction says, as a part that moderators change. */
export const REACTION_PART = 'Body';

/** How many characters of a reaction a quote of it shows. */
export const QUOTE_MAX = 300;

/** Up to how many new items are counted; beyond it, it is said that there are more than one less. */
export const NEW_COUNTED_MAX = 100;

/** For how long its author may edit a reaction, in milliseconds (docs/decisions/reactions.md). */
export const EDIT_WINDOW = 15 * MINUTE;
