import { randomUUID } from 'node:crypto';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { recipesHandlers } from '../api.ts';
import { recipesContract } from '../contract.ts';
import { ShoppingListPage } from '../ui/shopping/shopping-list-page.tsx';
import type { Route } from './+types/shopping-list';

export const handle: PageHandle = { cache: { query: [] } };

/** The list itself is in the browser. A member gets the key of one mail, and another after each. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ viewer }) => ({ submissionKey: viewer ? randomUUID() : null }));

export const action = (args: Route.ActionArgs) =>
  submit(args, recipesContract.mailShoppingList, recipesHandlers.mailShoppingList, () => ({ sent: true as const }));

export default function ShoppingList({ loaderData }: Route.ComponentProps) {
  return <ShoppingListPage {...loaderData} />;
}
