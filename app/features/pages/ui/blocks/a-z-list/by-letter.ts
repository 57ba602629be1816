import type { Disease } from '#app/features/content/index.ts';

interface LetterOfList {
  letter: string;
  /** Where it stands on the page. */
  id: string;
  entries: Disease[];
}

/** The names under their first letters, accents off; what begins with none stands under 0-9. In the order given. */
export function byLetter(diseases: readonly Disease[]): LetterOfList[] {
  const letters = Map.groupBy(diseases, ({ name }) => letterOf(name));
  return [...letters].map(([letter, entries]) => ({ letter, id: idOf(letter), entries }));
}

const idOf = (letter: string): string => `letter-${letter.toLowerCase()}`;

/** Whether a letter may stand under this id. */
export const isLetterId = (id: string): boolean => /^letter-([a-z]|0-9)$/.test(id);

function letterOf(name: string): string {
  const first = name.normalize('NFKD').trim().charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0-9';
}
