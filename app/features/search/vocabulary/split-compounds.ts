/** The shortest part of a compound: 'nier', 'zout'. */
const MIN_PART = 4;

/** Shorter last parts that say something of the first: 'kaliumarm', 'zoutvrij'. */
const SHORT_LAST_PARTS = new Set(['arm']);

/** In how many items a word must be to count as a part: a word that is there once may be a typing error. */
const MIN_ENTRIES = 2;

/** What may stand between two parts: 'voeding-s-advies', 'ziekte-n-fonds'. */
const LINKS = ['', 's', 'e', 'n', 'en'];

/** Endings that are words by themselves as well, but make another word of the same rather than a compound. */
const ENDINGS = new Set(['heid', 'lijk', 'baar', 'zaam', 'achtig', 'matig', 'tjes', 'pjes']);

/** The longest word that is split: its substrings are looked up. */
const MAX_COMPOUND = 30;

/** In how many items words are, by word. */
export type Entries = ReadonlyMap<string, number>;

/**
 * The two words of the vocabulary of which a word is made: 'nier' and 'transplantatie' for 'niertransplantatie'. Of several
 * ways to split it, it takes the one whose parts are most frequent (Koehn and Knight, 'Empirical methods for compound
 * splitting', 2003). Null for a word that is not made of two others.
 */
export function splitInTwo(word: string, entries: Entries): [string, string] | null {
  const [best] = splitsOf(word)
    .filter(([first, last]) => isPart(first, entries) && isPart(last, entries) && !ENDINGS.has(last))
    .sort((one, other) => frequencyOf(other, entries) - frequencyOf(one, entries));
  return best ?? null;
}

/** A word and a number, written as one: 'stadium4', 'stadium3b'. */
const NUMBERED = /^(\p{L}+)(\p{N}[\p{L}\p{N}]*)$/u;

/**
 * The words of which a word that is not in the vocabulary is made: two or three of it, or one and a number; null where it is
 * not.
 */
export function splitUnknown(word: string, entries: Entries): string[] | null {
  const [, named = '', number = ''] = NUMBERED.exec(word) ?? [];
  if ((entries.get(named) ?? 0) >= MIN_ENTRIES) return [named, number];
  const inTwo = splitInTwo(word, entries);
  if (inTwo) return inTwo;
  for (const [first, rest] of splitsOf(word)) {
    if (!isPart(first, entries)) continue;
    const others = splitInTwo(rest, entries);
    if (others) return [first, ...others];
  }
  return null;
}

/** How many letters must stand before a last part that is known, when they are no word of the vocabulary. */
const MIN_UNKNOWN_PART = 3;

/** The last part of a word that is not in the vocabulary, which says what kind of thing it is: 'soep' for 'pompoensoep'. */
export function splitLast(word: string, entries: Entries): [string] | null {
  for (let start = MIN_UNKNOWN_PART; start <= word.length - MIN_PART; start += 1) {
    const last = word.slice(start);
    if (isPart(last, entries) && !ENDINGS.has(last)) return [last];
  }
  return null;
}

/** The parts of words that must be known before they can be split. */
export const partsToLookUp = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .filter((word) => word.length <= MAX_COMPOUND)
      .flatMap((word) => [
        ...(NUMBERED.exec(word)?.slice(1, 2) ?? []),
        ...splitsOf(word).flatMap(([first, rest]) => [first, rest, ...splitsOf(rest).flat()]),
        ...Array.from({ length: Math.max(0, word.length - MIN_PART - MIN_UNKNOWN_PART + 1) }, (_, start) =>
          word.slice(start + MIN_UNKNOWN_PART),
        ),
      ]),
  ),
];

const isPart = (word: string, entries: Entries): boolean =>
  (word.length >= MIN_PART || SHORT_LAST_PARTS.has(word)) &&
  (entries.get(word) ?? 0) >= MIN_ENTRIES &&
  !/\p{N}/u.test(word);

/** All ways to split a word in two, with and without a link between them. */
function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let end = MIN_PART; end < word.length - 2; end += 1) {
    const rest = word.slice(end);
    for (const link of LINKS) {
      const last = rest.slice(link.length);
      if (rest.startsWith(link) && (last.length >= MIN_PART || SHORT_LAST_PARTS.has(last)))
        splits.push([word.slice(0, end), last]);
    }
  }
  return splits;
}

/** The geometric mean of how frequent the parts are. */
const frequencyOf = ([first, last]: readonly [string, string], entries: Entries): number =>
  Math.sqrt((entries.get(first) ?? 0) * (entries.get(last) ?? 0));
