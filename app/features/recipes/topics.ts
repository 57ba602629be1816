/** The topic of cached pages that show how many members marked this recipe, such as keep it among their favourites. */
export const marksTopic = (recipeId: number): string => `recipe-marks:${recipeId}`;
