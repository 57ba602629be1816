import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { ShoppingBasket } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { DAY_PATH, RECIPES_PATH, SHOPPING_LIST_PATH } from '../paths.ts';
import styles from './recipes-bar.module.css';

/** Only the browser knows it, so that its code need not come with the page. */
const ListedCount = lazyPart(() => import('./shopping/listed-count.tsx').then((file) => file.ListedCount));

/** The bar of the pages about recipes: the way to all of them, and to what is the reader's own. */
export const RecipesBar = () => (
  <nav aria-label="Recepten en je lijst" data-print="hide">
    <ul className={styles.bar}>
      <li>
        <BarLink to={RECIPES_PATH}>Recepten</BarLink>
      </li>
      <li>
        <BarLink to={DAY_PATH}>Mijn dag</BarLink>
      </li>
      <li>
        <ShoppingListLink />
      </li>
    </ul>
  </nav>
);

/** The way to the reader's own shopping list, with the number of its recipes once that is known. */
export const ShoppingListLink = () => (
  <BarLink to={SHOPPING_LIST_PATH}>
    <ShoppingBasket />
    Mijn lijst
    <Suspense>
      <ListedCount />
    </Suspense>
  </BarLink>
);

const BarLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.link} aria-current={useLocation().pathname === to ? 'page' : undefined}>
    {children}
  </Link>
);
