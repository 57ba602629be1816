/** Whether an address leads to another website. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href);
