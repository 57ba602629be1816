/** A list that has all its items on one page, as the wire's list response. */
export const presentWholeList = <T>(items: T[]) => ({
  Items: items,
  TotalCount: items.length,
  NumPages: items.length > 0 ? 1 : 0,
});
