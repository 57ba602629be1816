/** How many conversations a page of a list has, and how many reactions a page of a conversation (decisions.md 30). */
export const CONVERSATIONS_PAGE_SIZE = 10;
export const REACTIONS_PAGE_SIZE = 50;

/** How long a reaction may be, in characters (spec §9). */
export const REACTION_MAX = 4000;
