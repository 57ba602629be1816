import { pluralise } from '#app/ui/text/pluralise.ts';
import { ingredientText } from '../ui/parts/ingredient-text.ts';
import { linesOfRecipe, mergedLines, type ShoppingItem, type ShoppingList } from './shopping-items.ts';

/** How the lines of a list are grouped. */
export type Grouping = 'recipe' | 'all';

/** The amount and the name of what is bought: '1½ kilo prei'. */
export function itemText(item: ShoppingItem): string {
  const { amount, name } = ingredientText({ ...item, note: null });
  return [amount, name].filter(Boolean).join(' ');
}

/** The list as plain text for a mail, without what is ticked. Empty when everything is. */
export function shoppingListText(list: ShoppingList, grouping: Grouping): string {
  const lines = (items: readonly ShoppingItem[]) =>
    items.filter(({ ticked }) => !ticked).map((item) => `- ${itemText(item).replaceAll('\u00a0', ' ')}`);
  if (grouping === 'all') return lines(mergedLines(list)).join('\n');
  return list
    .map((recipe) => ({ recipe, open: lines(linesOfRecipe(recipe)) }))
    .filter(({ open }) => open.length > 0)
    .map(({ recipe: { title, people }, open }) => [`${title}${forPeople(people)}`, ...open].join('\n'))
    .join('\n\n');
}

/** ' (4 personen)'; nothing for a recipe that does not say it. */
export const forPeople = (people: number): string =>
  people > 0 ? ` (${pluralise(people, 'persoon', 'personen')})` : '';
