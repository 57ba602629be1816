/** The parts of a recipe's page that load after it: they need JavaScript, or are collapsed (docs/decisions/0044). */
export { AddToShoppingList } from '../shopping/add-to-shopping-list.tsx';
export { WholeDish } from './whole-dish.tsx';
