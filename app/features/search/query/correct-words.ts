import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { soundOf } from '../words.ts';

/** Shorter words are not corrected: too many others are near. */
const MIN_LENGTH = 4;

/** How many words that look alike are compared. */
const MAX_CANDIDATES = 20;

/**
 * The words of the vocabulary that were meant by words that are not in it; a word near which there is none is missing. Only
 * what everybody may read is in the vocabulary (rules.md R19).
 */
export async function correctWords(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const mistyped = words.filter((word) => word.length >= MIN_LENGTH && !/\p{N}/u.test(word));
  if (mistyped.length === 0) return new Map();
  const { rows } = await sql<{ typed: string; word: string; entries: number }>`
    select typed.word as typed, near.word, near.entries
    from unnest(${mistyped}::text[], ${mistyped.map(soundOf)}::text[]) as typed (word, sound)
    cross join lateral (
      (select word, entries from search_word where search_word.sound = typed.sound
        order by entries desc limit ${sql.lit(MAX_CANDIDATES)})
      union
      (select word, entries from search_word where search_word.word % typed.word
        order by similarity(search_word.word, typed.word) desc, entries desc limit ${sql.lit(MAX_CANDIDATES)})
    ) as near
  `.execute(db);
  const byTyped = Map.groupBy(rows, ({ typed }) => typed);
  return new Map(
    mistyped.flatMap((typed) => {
      const word = nearest(typed, byTyped.get(typed) ?? []);
      return word ? [[typed, word] as const] : [];
    }),
  );
}

/**
 * The one with the fewest typing errors, of which more are allowed in a longer word; then the most frequent one. Among synonyms
 * are misspelt words: one that is on no page is only meant when it is a typing error nearer.
 */
function nearest(typed: string, candidates: readonly { word: string; entries: number }[]): string | null {
  const max = typed.length < 6 ? 1 : typed.length < 10 ? 2 : 3;
  const sound = soundOf(typed);
  const [best] = candidates
    .map(({ word, entries }) => ({ word, entries, distance: editDistance(typed, word, max) }))
    .map((one) => (soundOf(one.word) === sound ? { ...one, distance: Math.min(one.distance, 1) } : one))
    .filter(({ distance }) => distance <= max)
    .map((one) => ({ ...one, distance: one.distance + (one.entries === 0 ? 1 : 0) }))
    .sort((one, other) => one.distance - other.distance || other.entries - one.entries);
  return best?.word ?? null;
}

/**
 * How many typing errors are between two words: a letter too many, missing, wrong, or swapped with the next one (the
 * distance of Damerau and Levenshtein, in its restricted form). More than `max` is `max + 1`.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) distance = Math.min(distance, (before[column - 2] ?? 0) + 1);
      current.push(distance);
    }
    if (Math.min(...current) > max) return max + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}
