/** The members whom a member blocks. A form that blocks or unblocks somebody posts here, wherever it stands. */
export const BLOCKED_PATH = '/account/geblokkeerd';

/** The same, after somebody was blocked. */
export const justBlockedPath = (memberId: number): string => `${BLOCKED_PATH}?geblokkeerd=${memberId}`;
