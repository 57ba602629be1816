import { useSyncExternalStore } from 'react';
import type { IngredientGroup } from '#app/features/content/published/recipe.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Check, ShoppingBasket } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { type Portions, portionsPath, SHOPPING_LIST_PATH } from '../../paths.ts';
import { ownShoppingList } from '../../shopping/own-shopping-list.ts';
import { MAX_RECIPES, type ShoppingList, shoppingItems, withRecipe } from '../../shopping/shopping-items.ts';

interface Props {
  id: number;
  title: string;
  path: string;
  portions: Portions;
  /** As its editor wrote them, for its own number of people. */
  ingredients: IngredientGroup[];
}

const NONE: ShoppingList = [];

/**
 * Adds the recipe for this number of people to the shopping list; then tells so, with the way to the list. The button stays,
 * so that the focus does too.
 */
export function AddToShoppingList({ id, title, path, portions, ingredients }: Props) {
  const list = useSyncExternalStore(ownShoppingList.subscribe, ownShoppingList.read, () => NONE);
  const added = list.find((recipe) => recipe.id === id);
  const isFull = !added && list.length >= MAX_RECIPES;
  const isListed = added?.people === portions.people;

  function add() {
    if (isFull || isListed) return;
    const { people } = portions;
    const recipe = {
      id,
      title,
      path: portionsPath(path, portions),
      people,
      items: shoppingItems(ingredients, portions),
    };
    ownShoppingList.write(withRecipe(list, recipe));
  }
  return (
    <>
      <Button type="button" icon={isListed ? Check : ShoppingBasket} onClick={add} aria-disabled={isFull || isListed}>
        {isListed ? 'Op je lijst gezet' : added ? 'Wijzig mijn lijst' : 'Zet op mijn lijst'}
      </Button>
      <p role="status">
        {isFull && `Je lijst heeft al ${MAX_RECIPES} recepten. `}
        {isListed && 'Staat op je lijst. '}
        {(added || isFull) && <Link to={SHOPPING_LIST_PATH}>Bekijk je lijst</Link>}
      </p>
    </>
  );
}
