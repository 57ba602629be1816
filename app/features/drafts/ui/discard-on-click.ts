/** The attribute of a link in a form that leaves the page and discards the draft: `<a {...discardOnClick}>`. */
export const DISCARD_ATTRIBUTE = 'data-discards-draft';
export const discardOnClick = { [DISCARD_ATTRIBUTE]: true };
