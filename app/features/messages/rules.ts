/** How many contacts and requests a page of the inbox has. */
export const INBOX_PAGE_SIZE = 20;

/** How many contacts stand beside a thread. */
export const BESIDE_THREAD = 12;

/** How many messages a page of a thread has. */
export const THREAD_PAGE_SIZE = 30;
