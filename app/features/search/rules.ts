/** Results on a page. */
export const SEARCH_PAGE_SIZE = 12;

/** Results of one pillar that are counted and can be paged through; more than these are "meer dan". */
export const PILLAR_MAX = 36;

/** Characters of a term that are read. */
export const TERM_MAX = 200;

/** Characters of the preview of a result. */
export const PREVIEW_MAX = 160;

/** Suggestions come above this many typed characters, and this many at most. */
export const SUGGEST_ABOVE = 3;
export const MAX_SUGGESTIONS = 8;

/** How many times more a match in a title may be asked to count. */
export const MAX_BOOST = 10;
