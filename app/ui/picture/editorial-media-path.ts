/** The path of a picture or file of the CMS, by its name in the media store. */
export const editorialMediaPath = (file: string): string => `/media/editorial/${file}`;
