/** The parts of a recipe's page that load after it: they need JavaScript, or are collapsed (docs/decisions/scripts.md). */
export { fitOf } from '../../nutrient-limits/fit.ts';
export { ownLimits } from '../../nutrient-limits/own-limits.ts';
export { ownTaste } from '../../nutrient-limits/own-taste.ts';
export { AddToShoppingList } from '../shopping/add-to-shopping-list.tsx';
export { WholeDish } from './whole-dish.tsx';
