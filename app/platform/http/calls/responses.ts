import type { Page, PageRequest } from '#app/platform/database/paging.ts';

/** The page that a call asks for. */
export const pageRequestOf = (query: { page_index: number; page_size: number }): PageRequest => ({
  index: query.page_index,
  size: query.page_size,
});

/** A page of a list, as the wire's list response. */
export const presentPage = <Item, Wire>({ items, total, pages }: Page<Item>, present: (item: Item) => Wire) => ({
  Items: items.map((item) => present(item)),
  TotalCount: total,
  NumPages: pages,
});

/** A list that has all its items on one page, as the wire's list response. */
export const presentWholeList = <Item>(items: Item[]) => ({
  Items: items,
  TotalCount: items.length,
  NumPages: items.length > 0 ? 1 : 0,
});

/** A yes or no, as the contract has it (`booleanText`). */
export const presentBoolean = (value: boolean) => (value ? 'true' : 'false');
