/** How many notifications a page of the list has (choices.md 30). */
export const NOTIFICATIONS_PAGE_SIZE = 10;

/** How far unread notifications are counted: a badge shows no more than '99+'. */
export const UNREAD_MAX = 100;
