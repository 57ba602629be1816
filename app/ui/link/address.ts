/** Whether an address leads to another website. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href);

/** Whether an address leads to a file of the editors, which the router does not know. */
export const isFile = (href: string): boolean => href.startsWith('/media/');
