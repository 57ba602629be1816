/** How many conversations a page of a list has, and how many reactions a page of a conversation (decisions.md 30). */
export const CONVERSATIONS_PAGE_SIZE = 10;
export const REACTIONS_PAGE_SIZE = 50;

/** How long a title, the text that a conversation begins with and a reaction may be, in characters (spec §9). */
export const TITLE_MAX = 130;
export const DESCRIPTION_MAX = 4000;
export const REACTION_MAX = 4000;

/** How many ids a list by ids takes (rules.md R18), and how many terms a filter. */
export const LISTED_BY_IDS_MAX = 50;
export const TERMS_MAX = 50;

/** How many pages of what a member follows the overview shows below each other; the rest is found by group. */
export const FOLLOWED_PAGES_MAX = 20;

/** What is said of a field that was left empty (spec §5). */
export const REQUIRED_HERE = 'Dit veld is verplicht';

/** What is said below a title that has reached its limit (spec §5). */
export const TITLE_FULL = 'De titel mag niet langer zijn dan 130 tekens.';
