import { createContext } from 'react';

/** How much a member has not read yet, each up to 100. */
export interface Unread {
  messages: number;
  notifications: number;
}

export interface CountedUnread extends Unread {
  /** When it was counted, in milliseconds by the clock of the database: of two counts it tells the newer one. */
  at: number;
}

export const NONE_UNREAD: Unread = { messages: 0, notifications: 0 };

/** What the viewer has not read yet, for every badge on the page; it changes while the page is open. */
export const UnreadContext = createContext<Unread>(NONE_UNREAD);
