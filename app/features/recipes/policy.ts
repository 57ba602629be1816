import type { Viewer } from '#app/platform/session/viewer.ts';

/** Members have favourites (recipes-3). */
export const mayFavourite = (viewer: Viewer | null): boolean => viewer !== null;
