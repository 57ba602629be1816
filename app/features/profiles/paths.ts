/** The page of a member. */
export const personPath = (memberId: number): string => `/personen/${memberId}`;

/** The same for a donor who wants to reach this person (choices.md 3). */
export const personForDonorPath = (memberId: number): string => `${personPath(memberId)}?userIsDonor=true`;

/** The pages on which a member changes and removes their photo. */
export const PHOTO_PATH = '/account/foto';
export const REMOVE_PHOTO_PATH = `${PHOTO_PATH}/verwijderen`;

/** The own profile: with a row in edit, or while the audience of a section is chosen. */
export const PROFILE_PATH = '/account/profiel';
export const editRowPath = (row: string): string => `${PROFILE_PATH}?bewerk=${row}#${row}`;
export const profileRowPath = (row: string): string => `${PROFILE_PATH}#${row}`;
export const chooseAudiencePath = (section: string): string => `${PROFILE_PATH}?wie=${section}#${section}`;

/** The row or section that was just saved; any other word leads to the page itself. */
export const profileSavedPath = (row: string): string =>
  /^[a-z-]{1,40}$/.test(row) ? `${PROFILE_PATH}?opgeslagen=${row}#${row}` : PROFILE_PATH;

/** What the profile and the photo of a member are called in the address to report them, and in cases. */
export const PROFILE_CASE = 'profile';
export const PHOTO_CASE = 'photo';
