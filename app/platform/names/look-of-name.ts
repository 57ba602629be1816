import { CONFUSABLES } from './confusables.generated.ts';

/** Letters, digits and signs that people write for a letter, beyond those that look alike: all of one line are one letter. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  a: '4@',
  b: '689g', // a 6 may stand for both letters
  e: '3€ε',
  i: '1l!|j',
  n: 'пи',
  o: '0',
  s: '5$',
  t: '7+',
  z: '2',
};

/** Two letters that look like one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['uu', 'w'],
  ['vv', 'w'],
  ['ci', 'd'], // `cl`, with the letter for which l is taken
];

const byCharacter = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([letter, alike]) => Array.from(alike, (other) => [other, letter] as const)));

const CONFUSED_WITH = byCharacter(CONFUSABLES);
const STANDS_FOR = byCharacter(WRITTEN_FOR);

/**
 * A name as it looks: those that a reader may take for each other have one of their looks in common. The first takes letters
 * one by one, the last takes two that look like one for that. Accents and case do not matter.
 */
export function looksOf(name: string): string[] {
  const letters = Array.from(withoutMarks(name), (character) =>
    (CONFUSED_WITH.get(character) ?? CONFUSED_WITH.get(character.toUpperCase()) ?? character).toLowerCase(),
  ).join('');
  const look = Array.from(letters, (letter) => STANDS_FOR.get(letter) ?? letter).join('');
  return [look, PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), look)];
}

/** A text without accents and invisible characters. */
export const withoutMarks = (text: string): string => text.normalize('NFKD').replaceAll(/[\p{M}\p{C}]/gu, '');
