/** The title of an urgent block that has none of its own. */
export const URGENT_TITLE = 'Bel direct als:';

/** The title of a block that says when to call today. */
export const CALL_TODAY_TITLE = 'Bel vandaag';
