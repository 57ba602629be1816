import { REGISTER_PATH } from '#app/platform/paths.ts';

/** The registration as a donor (spec §4, Registration). */
export const REGISTER_AS_DONOR_PATH = `${REGISTER_PATH}?userIsDonor=true`;

/** The page about donating a kidney (spec §2, Named routes). */
export const DONATE_PATH = '/nier-doneren';
