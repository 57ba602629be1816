import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ShoppingBasket, Trash2 } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { PrintButton } from '#app/ui/reading/print-button.tsx';
import { type DayPlan, dayPath, dishesOf, isEmptyDay, makeDayPlan, parseDayPlan } from '../day/day-plan.ts';
import { ownDay } from '../day/own-day.ts';
import { DAY_PATH, portionsPath, RECIPES_PATH, SHOPPING_LIST_PATH } from '../paths.ts';
import { MAX_PEOPLE } from '../rules.ts';
import { type DayScreen, readDayScreen } from '../screens/read-day-screen.ts';
import { ownShoppingList } from '../shopping/own-shopping-list.ts';
import { MAX_RECIPES, type ShoppingList, shoppingItems, withRecipe } from '../shopping/shopping-items.ts';
import styles from '../ui/day/day.module.css';
import { DayForm } from '../ui/day/day-form.tsx';
import { DaySumLine } from '../ui/day/day-sum-line.tsx';
import { DaySums } from '../ui/day/day-sums.tsx';
import { useWishes } from '../ui/overview/limits/limits-in-use.ts';
import { RecipesBar } from '../ui/recipes-bar.tsx';
import type { Route } from './+types/day';

const DESCRIPTION = 'Kies wat je op een dag eet. Wij tellen op wat erin zit.';

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => readDayScreen(ctx, parseDayPlan(new URL(args.request.url).searchParams)));

/**
 * A day from breakfast to evening, made of recipes: what is in all of it, to print and to shop for. The address has what is
 * chosen, so it works without JavaScript; with it, the browser remembers the last day.
 */
export default function DayPage({ loaderData }: Route.ComponentProps) {
  const { plan, dishes, courses, profileLimits } = loaderData;
  const { limits } = useWishes(profileLimits);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isEmpty = isEmptyDay(plan);
  const [cleared, setCleared] = useState<DayPlan | null>(null);
  useEffect(() => {
    const own = ownDay.read();
    if (isEmptyDay(own)) {
      if (!isEmpty) ownDay.write(plan);
    } else if (isEmpty) {
      // When nothing of it is on the site any more, the address has it already.
      if (dayPath(own) === address) ownDay.write(plan);
      else navigate(dayPath(own), { replace: true });
    }
  }, [plan, isEmpty, address, navigate]);

  function putBack(former: DayPlan) {
    ownDay.write(former);
    navigate(dayPath(former), { replace: true, preventScrollReset: true });
  }

  function clear() {
    setCleared(plan);
    ownDay.write(makeDayPlan(() => []));
    navigate(DAY_PATH, { replace: true, preventScrollReset: true });
  }

  return (
    <Page>
      <Metadata title="Mijn dag" description={DESCRIPTION} noindex />
      <RecipesBar />
      <PageHeader
        title="Mijn dag"
        intro={DESCRIPTION}
        breadcrumbs={[{ text: 'Recepten', href: RECIPES_PATH }, { text: 'Mijn dag' }]}
      />
      <div className={styles.day}>
        <div>
          <DayForm plan={plan} courses={courses} />
          <DaySumLine plan={plan} dishes={dishes} limits={limits} />
        </div>
        {!isEmpty && (
          <div className={styles.outcome}>
            <DaySums plan={plan} dishes={dishes} limits={limits} />
            <div className={`${styles.actions} needs-script`} data-print="hide">
              <PrintButton />
              <AddDay key={address} plan={plan} dishes={dishes} />
              <Button type="button" variant="quiet" icon={Trash2} onClick={clear}>
                Begin opnieuw
              </Button>
            </div>
          </div>
        )}
        {isEmpty && cleared && (
          <div className={styles.outcome} data-print="hide">
            <p role="status">Je dag is leeg.</p>
            <div>
              <Button type="button" autoFocus onClick={() => putBack(cleared)}>
                Zet terug
              </Button>
            </div>
          </div>
        )}
      </div>
    </Page>
  );
}

type Props = Pick<DayScreen, 'plan' | 'dishes'>;

/** Adds all dishes of the day to the shopping list at once; one that is eaten twice for twice as many people. */
function AddDay({ plan, dishes }: Props) {
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
