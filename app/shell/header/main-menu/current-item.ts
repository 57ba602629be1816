import type { MenuItem } from '#app/features/content/main-menu.ts';

/** The aria-current of a menu item: `page` for this page itself, `true` for a section that contains it. */
export function ariaCurrent(item: MenuItem, path: string): 'page' | 'true' | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? '/';
  if (pathname === item.url) return 'page';
  return contains(item, pathname) ? 'true' : undefined;
}

/** A key that is equal for all pages on which the same items are current. */
export const currentItemsKey = (items: readonly MenuItem[], path: string): string =>
  items
    .flatMap((item) => [item, ...(item.children ?? [])])
    .map((item, index) => [index, ariaCurrent(item, path)])
    .filter(([, current]) => current)
    .join();

function contains(item: MenuItem, pathname: string): boolean {
  if (pathname === item.url || pathname.startsWith(`${item.url}/`)) return true;
  return item.children?.some((child) => contains(child, pathname)) ?? false;
}
