/** The topic of cached pages that show how many members have this recipe among their favourites. */
export const favouritesTopic = (recipeId: number): string => `recipe-favourites:${recipeId}`;
