/** The sizes in which photos are shown, in pixels. */
export const PHOTO_SIZES = [90, 60, 50] as const;

export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** The copy for clients that need a single one: API clients, mails, and browsers without AVIF and WebP. */
export const PLAIN_PHOTO = '180.jpg';

/** The path of a copy of the photo with this id. Every request for it is authorized (rules.md R15). */
export const photoPath = (id: string, copy: string = PLAIN_PHOTO): string => `/media/photos/${id}/${copy}`;
