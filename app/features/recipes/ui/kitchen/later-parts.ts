/** The parts of a recipe's page that load after it: they need JavaScript, or are collapsed (docs/decisions/0044). */
export { exceededLimits } from '../../nutrient-limits/nutrient-limits.ts';
export { ownLimits } from '../../nutrient-limits/own-limits.ts';
export { AddToShoppingList } from '../shopping/add-to-shopping-list.tsx';
export { WholeDish } from './whole-dish.tsx';
