import { REGISTER_PATH } from '#app/platform/paths.ts';

/** The registration as a donor. */
export const REGISTER_AS_DONOR_PATH = `${REGISTER_PATH}?userIsDonor=true`;

/** The page about donating a kidney. */
export const DONATE_PATH = '/nier-doneren';
