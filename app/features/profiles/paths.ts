/** The page of a member. */
export const personPath = (memberId: number): string => `/personen/${memberId}`;

/** The same for a donor who wants to reach this person (decisions.md 3). */
export const personForDonorPath = (memberId: number): string => `${personPath(memberId)}?userIsDonor=true`;

/** The pages on which a member changes and removes their photo. */
export const PHOTO_PATH = '/account/foto';
export const REMOVE_PHOTO_PATH = `${PHOTO_PATH}/verwijderen`;
