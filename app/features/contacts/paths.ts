import { REGISTER_PATH } from '#app/platform/paths.ts';

/** The members whom a member blocks. A form that blocks or unblocks somebody posts here, wherever it stands. */
export const BLOCKED_PATH = '/account/geblokkeerd';

/** The same, after somebody was blocked. */
export const justBlockedPath = (memberId: number): string => `${BLOCKED_PATH}?geblokkeerd=${memberId}`;

/** The registration as a donor. */
export const REGISTER_AS_DONOR_PATH = `${REGISTER_PATH}?userIsDonor=true`;

/** The page about donating a kidney. */
export const DONATE_PATH = '/nier-doneren';
