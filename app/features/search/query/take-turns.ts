/** The first of each list, then the second of each, and so on. */
export const takeTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }).flatMap((_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  );
