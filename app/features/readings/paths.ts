/** What staff read about the member. */
export const READINGS_PATH = '/account/inzage';

/** The page of it that begins after the reading with this id. */
export const readingsPath = (after: number): string => `${READINGS_PATH}?na=${after}`;
