import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ShoppingBasket } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { dishesOf } from '../../day/day-plan.ts';
import { portionsPath, SHOPPING_LIST_PATH } from '../../paths.ts';
import { MAX_PEOPLE } from '../../rules.ts';
import type { DayScreen } from '../../screens/read-day.ts';
import { ownShoppingList } from '../../shopping/own-shopping-list.ts';
import { MAX_RECIPES, type ShoppingList, shoppingItems, withRecipe } from '../../shopping/shopping-items.ts';

type Props = Pick<DayScreen, 'plan' | 'dishes'>;

/** Adds all dishes of the day to the shopping list at once; one that is eaten twice for twice as many people. */
export function AddDay({ plan, dishes }: Props) {
  const [message, setMessage] = useState('');

  function add() {
    const all = dishesOf(plan);
    const chosen = [...new Set(all)].flatMap((id) => dishes[id] ?? []);
    const list = chosen.reduce<ShoppingList>((shopping, { id, title, path, ingredients, amountOfPeople: own }) => {
      const portions = { people: plan.people * all.filter((each) => each === id).length, own };
      const isListed = shopping.some((recipe) => recipe.id === id && recipe.people === portions.people);
      if (isListed) return shopping; // with what is ticked already
      const shown = { people: Math.min(portions.people, MAX_PEOPLE), own };
      const items = shoppingItems(ingredients, portions);
      return withRecipe(shopping, { id, title, path: portionsPath(path, shown), people: portions.people, items });
    }, ownShoppingList.read());
    ownShoppingList.write(list);
    const isWhole = chosen.every(({ id }) => list.some((recipe) => recipe.id === id));
    setMessage(isWhole ? 'Alles staat op je lijst. ' : `Je lijst is vol: er passen ${MAX_RECIPES} recepten op. `);
  }

  return (
    <>
      <Button type="button" icon={ShoppingBasket} onClick={add}>
        Zet alles op mijn lijst
      </Button>
      <p role="status">
        {message}
        {message && <Link to={SHOPPING_LIST_PATH}>Bekijk je lijst</Link>}
      </p>
    </>
  );
}
