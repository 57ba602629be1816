/** The pages written by editors to which the site itself links. */

export const ADVICE_PATH = '/advies';
export const CONTACT_PATH = '/contact';
export const PRIVACY_PATH = '/privacy-cookieverklaring';

/** The entrance by complaint, which editors write: a page with a page below it for each complaint. */
export const COMPLAINTS_PATH = '/klachten';
