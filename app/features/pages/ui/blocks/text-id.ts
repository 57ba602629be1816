/** The id of the element whose text can be read aloud and translated. */
export const TEXT_ID = 'artikel';
