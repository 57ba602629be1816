import { MESSAGES_PATH } from '#app/platform/paths.ts';

/** The thread with a member; `before` is the id of the message before which older ones are shown. */
export const threadPath = (memberId: number, before?: number): string =>
  `${MESSAGES_PATH}/${memberId}${before === undefined ? '' : `?voor=${before}`}`;

/** The id of the message at which a thread opens: the first that is new, else the last. */
export const LAST_MESSAGE = 'laatste-bericht';

/** The thread with a member, scrolled to its first new or its last message. */
export const lastMessagePath = (memberId: number): string => `${threadPath(memberId)}#${LAST_MESSAGE}`;

/** What a member just did in a thread that is gone now. */
export type ThreadEnd = 'verwijderd' | 'ingetrokken';

/** The inbox, which says that it was done. */
export const inboxAfterPath = (end: ThreadEnd): string => `${MESSAGES_PATH}?gedaan=${end}`;

/** The inbox, which says that the request of this member was refused. */
export const justRefusedPath = (memberId: number): string => `${MESSAGES_PATH}?geweigerd=${memberId}`;

/** A page of the inbox, counted from 1. */
export const inboxPath = (page: number): string => (page === 1 ? MESSAGES_PATH : `${MESSAGES_PATH}?page=${page}`);
