import { useSyncExternalStore } from 'react';
import { ownShoppingList } from '../../shopping/own-shopping-list.ts';

/** How many recipes are on the reader's own shopping list, ' (2)'; nothing where there are none. */
export function ListedCount() {
  const listed = useSyncExternalStore(
    ownShoppingList.subscribe,
    () => ownShoppingList.read().length,
    () => 0,
  );
  return listed > 0 && ` (${listed})`;
}
