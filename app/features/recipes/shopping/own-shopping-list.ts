import { storedValue } from '#app/ui/browser-storage/stored-value.ts';
import { RECIPES_PATH } from '../paths.ts';
import { isUnit } from '../portions/sensible-amount.ts';
import { MAX_RECIPES, type ShoppingItem, type ShoppingList, type ShoppingRecipe } from './shopping-items.ts';

/** The shopping list, in this browser alone. */
export const ownShoppingList = storedValue<ShoppingList>('recipes.shopping-list', (stored) =>
  Array.isArray(stored) ? stored.filter(isRecipe).slice(0, MAX_RECIPES) : [],
);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isRecipe(value: unknown): value is ShoppingRecipe {
  if (!isObject(value)) return false;
  const { id, title, path, people, items } = value;
  const isPath = typeof path === 'string' && path.startsWith(`${RECIPES_PATH}/`);
  const hasNumbers = Number.isInteger(id) && Number.isInteger(people);
  return hasNumbers && typeof title === 'string' && isPath && Array.isArray(items) && items.every(isItem);
}

function isItem(value: unknown): value is ShoppingItem {
  if (!isObject(value)) return false;
  const { amount, unit, name, singular, ticked } = value;
  const hasAmount = amount === null || (typeof amount === 'number' && amount > 0);
  const hasNames = typeof name === 'string' && (singular === null || typeof singular === 'string');
  return (unit === null || isUnit(unit)) && hasAmount && hasNames && typeof ticked === 'boolean';
}
