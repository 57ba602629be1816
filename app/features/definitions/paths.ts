/** The list of all words that the site explains. */
export const DEFINITIONS_PATH = '/woordenlijst';
