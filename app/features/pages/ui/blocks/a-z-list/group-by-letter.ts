interface LetterGroup<T> {
  letter: string;
  /** The id of its section on the page. */
  id: string;
  entries: T[];
}

/**
 * Groups entries by their name's first letter without accents, in the given order. Names that do not begin with a letter are
 * under 0-9.
 */
export function groupByLetter<T extends { name: string }>(entries: readonly T[]): LetterGroup<T>[] {
  const letters = Map.groupBy(entries, ({ name }) => letterOf(name));
  return [...letters].map(([letter, ofLetter]) => ({ letter, id: idOf(letter), entries: ofLetter }));
}

const idOf = (letter: string): string => `letter-${letter.toLowerCase()}`;

/** Whether this id can be that of a letter. */
export const isLetterId = (id: string): boolean => /^letter-([a-z]|0-9)$/.test(id);

function letterOf(name: string): string {
  const first = name.normalize('NFKD').trim().charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0-9';
}
