/** The id of the text of a page that can be read aloud and translated. */
export const TEXT_ID = 'artikel';
