/** The name that readers see; the one place where it is written (choices.md). */
export const PRODUCT = 'Niergenoten';

/** The text of a page's <title>: its own title followed by the product's name. */
export const pageTitle = (title: string): string => `${title} | ${PRODUCT}`;
