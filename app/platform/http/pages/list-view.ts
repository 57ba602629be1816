/**
 * What a parameter of a filtered list chooses, of the choices that are known and in their order. Our links write them with
 * commas; an HTML form repeats the parameter.
 */
export function chosenOf<T extends string | number>(query: URLSearchParams, name: string, known: Iterable<T>): T[] {
  const requested = new Set(query.getAll(name).flatMap((choices) => choices.split(',')));
  return [...known].filter((choice) => requested.has(String(choice)));
}

/** The ids that a parameter of a filtered list chooses, of those that are known, in ascending order. */
export const chosenIds = (query: URLSearchParams, name: string, known: Iterable<number>): number[] =>
  chosenOf(query, name, known).sort((one, other) => one - other);

/**
 * `path` if the query does not spell these parameters as that canonical path does, for example with ids in another order,
 * as an HTML form sends them; null if it does. Other parameters do not count.
 */
export function canonicalRedirect(query: URLSearchParams, path: string, names: readonly string[]): string | null {
  const canonical = new URL(path, 'http://any').searchParams;
  const isCanonical = names.every(
    (name) => JSON.stringify(query.getAll(name)) === JSON.stringify(canonical.getAll(name)),
  );
  return isCanonical ? null : path;
}
