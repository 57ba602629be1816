import { createContext } from 'react';

/** How much a member has not read yet, each up to 100. */
export interface Unread {
  messages: number;
  notifications: number;
}

/** A count of it, as the server makes it. */
export interface CountedUnread extends Unread {
  /** When it was counted, in milliseconds by the clock of the database: of two counts it tells the newer one. */
  at: number;
}

/** What a visitor has not read, which is older than every count. */
export const NONE_UNREAD: CountedUnread = { messages: 0, notifications: 0, at: 0 };

/** What the viewer has not read yet, for every badge on the page; it changes while the page is open. */
export const UnreadContext = createContext<Unread>(NONE_UNREAD);
