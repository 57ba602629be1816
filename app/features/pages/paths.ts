/** The path of previews, below which each draft has a page. */
export const PREVIEW_PATH = '/voorbeeld';
