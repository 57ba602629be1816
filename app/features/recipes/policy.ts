import type { Viewer } from '#app/platform/session/viewer.ts';

/** Members have favourites (spec §6). */
export const mayFavourite = (viewer: Viewer | null): boolean => viewer !== null;
