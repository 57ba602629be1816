import type { MenuItem } from '#app/features/content/main-menu.ts';

/** aria-current of an entry: this very page, or the section in which this page lies. */
export function ariaCurrent(item: MenuItem, path: string): 'page' | 'true' | undefined {
  const here = path.split(/[?#]/, 1)[0] ?? '/';
  if (here === item.url) return 'page';
  return liesUnder(here, item) ? 'true' : undefined;
}

/** The entries that are current, as one text: the same for all pages that mark the same ones. */
export const currentKeys = (items: readonly MenuItem[], path: string): string =>
  items
    .flatMap((item) => [item, ...(item.children ?? [])])
    .map((item, index) => [index, ariaCurrent(item, path)])
    .filter(([, place]) => place)
    .join();

function liesUnder(here: string, item: MenuItem): boolean {
  if (here === item.url || here.startsWith(`${item.url}/`)) return true;
  return item.children?.some((child) => liesUnder(here, child)) ?? false;
}
