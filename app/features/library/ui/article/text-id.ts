/** The id of the text of an article: what is read aloud and translated. */
export const TEXT_ID = 'artikel';
