/** What editors see of a document before it is published. */
export const PREVIEW_PATH = '/voorbeeld';
