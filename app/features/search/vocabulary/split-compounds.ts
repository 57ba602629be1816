/** The shortest part of a compound: 'nier', 'zout'. */
const MIN_PART = 4;

/** Shorter words are no compounds of two such parts. */
const MIN_COMPOUND = 2 * MIN_PART;

/** In how many items a word must be to count as a part: a word that is there once may be a typing error. */
const MIN_ENTRIES = 2;

/** What may stand between two parts: 'voeding-s-advies', 'ziekte-n-fonds'. */
const LINKS = ['', 's', 'e', 'n', 'en'];

/** Endings that are words by themselves as well, but make another word of the same rather than a compound. */
const ENDINGS = new Set(['heid', 'lijk', 'loos', 'baar', 'zaam', 'achtig', 'matig', 'tjes', 'pjes']);

/**
 * The words of the vocabulary that are made of two others of it, with those: 'niertransplantatie' of 'nier' and
 * 'transplantatie'. Of several ways to split a word it takes the one whose parts are most frequent (Koehn and Knight,
 * 'Empirical methods for compound splitting', 2003). `entries` has in how many items each word is.
 */
export function splitCompounds(entries: ReadonlyMap<string, number>): Map<string, [string, string]> {
  const isPart = (word: string): boolean =>
    word.length >= MIN_PART && (entries.get(word) ?? 0) >= MIN_ENTRIES && !/\p{N}/u.test(word);
  const compounds = new Map<string, [string, string]>();
  for (const word of entries.keys()) {
    if (word.length < MIN_COMPOUND) continue;
    const best = splitsOf(word)
      .filter(([first, second]) => isPart(first) && isPart(second) && !ENDINGS.has(second))
      .map((parts) => ({ parts, frequency: frequencyOf(parts, entries) }))
      .sort((one, other) => other.frequency - one.frequency)[0];
    if (best) compounds.set(word, best.parts);
  }
  return compounds;
}

/** All ways to split a word in two, with and without a link between them. */
function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let end = MIN_PART; end <= word.length - MIN_PART; end += 1) {
    const rest = word.slice(end);
    for (const link of LINKS) {
      if (rest.startsWith(link)) splits.push([word.slice(0, end), rest.slice(link.length)]);
    }
  }
  return splits;
}

/** The geometric mean of how frequent the parts are. */
const frequencyOf = ([first, second]: readonly [string, string], entries: ReadonlyMap<string, number>): number =>
  Math.sqrt((entries.get(first) ?? 0) * (entries.get(second) ?? 0));
