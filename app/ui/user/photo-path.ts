/** The sizes in which photos are shown (spec §9), in pixels. */
export const PHOTO_SIZES = [90, 60, 50] as const;

export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** The copy for those who need a single one: programs, mails, and browsers that know no newer format. */
export const PLAIN_PHOTO = '180.jpg';

/** Where a copy of the photo with this id is. Who may have it is checked each time it is asked for (rules.md R15). */
export const photoPath = (id: string, copy: string = PLAIN_PHOTO): string => `/media/photos/${id}/${copy}`;
