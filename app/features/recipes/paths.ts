/** All recipes. */
export const RECIPES_PATH = '/recepten';
