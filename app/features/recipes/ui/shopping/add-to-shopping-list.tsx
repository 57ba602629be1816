import { useState, useSyncExternalStore } from 'react';
import type { IngredientGroup } from '#app/features/content/published/recipe.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Check, ShoppingBasket, Trash2 } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { type Portions, portionsPath, SHOPPING_LIST_PATH } from '../../paths.ts';
import { ownShoppingList } from '../../shopping/own-shopping-list.ts';
import {
  MAX_RECIPES,
  type ShoppingList,
  type ShoppingRecipe,
  shoppingItems,
  withoutRecipe,
  withRecipe,
} from '../../shopping/shopping-items.ts';

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
 * Adds the recipe for this number of people to the shopping list; then tells so, with the way to the list, and takes it away
 * again. The buttons stay, so that the focus does too.
 */
export function AddToShoppingList({ id, title, path, portions, ingredients }: Props) {
  const list = useSyncExternalStore(ownShoppingList.subscribe, ownShoppingList.read, () => NONE);
  const added = list.find((recipe) => recipe.id === id);
  const [removed, setRemoved] = useState<ShoppingRecipe>();
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
    setRemoved(undefined);
  }

  function removeOrPutBack() {
    setRemoved(added);
    if (added) ownShoppingList.write(withoutRecipe(list, id));
    else if (removed) ownShoppingList.write(withRecipe(list, removed));
  }

  return (
    <>
      <Button type="button" icon={isListed ? Check : ShoppingBasket} onClick={add} aria-disabled={isFull || isListed}>
        {isListed ? 'Op je lijst gezet' : added ? 'Wijzig mijn lijst' : 'Zet op mijn lijst'}
      </Button>
      {(added || removed) && (
        <Button type="button" variant="quiet" icon={added && Trash2} onClick={removeOrPutBack}>
          {added ? 'Haal weg' : 'Zet terug'}
          <span className="visually-hidden"> {added ? 'van mijn lijst' : 'op mijn lijst'}</span>
        </Button>
      )}
      <p role="status">
        {removed && !added && 'Staat niet meer op je lijst. '}
        {isFull && `Je lijst heeft al ${MAX_RECIPES} recepten. `}
        {isListed && 'Staat op je lijst. '}
        {(added || isFull) && <Link to={SHOPPING_LIST_PATH}>Bekijk je lijst</Link>}
      </p>
    </>
  );
}
