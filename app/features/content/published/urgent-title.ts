/** The title of an urgent block that has none of its own. */
export const URGENT_TITLE = 'Bel direct als:';
