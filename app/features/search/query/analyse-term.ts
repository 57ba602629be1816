import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { partsToLookUp, splitLast, splitUnknown } from '../vocabulary/split-compounds.ts';
import { isWeak, SPELLING, wordsOf } from '../words.ts';
import { type AnalysedTerm, type Expansion, FACTORS, type Slot } from './analysed-term.ts';
import { conceptsByName, keepSynonymsOnPages, keysOf, type SearchedConcept, type Synonym } from './concepts.ts';
import { correctWords } from './correct-words.ts';
import { type KnownWord, readWords } from './read-words.ts';

/** How many words of a search are looked for, and what is looked for in their place (rules.md R38). */
const MAX_WORDS = 8;
const MAX_EXPANSIONS = 24;

/** What a search looks for: the words that were typed, and what may be written in their place. */
export async function analyseTerm(ctx: RequestContext, typed: string): Promise<AnalysedTerm> {
  const { db } = ctx.platform;
  const words = [...new Set(wordsOf(typed))].slice(0, MAX_WORDS);
  if (words.length === 0) return { slots: [], expansions: [], synonyms: [], correction: null, mistyped: [] };
  const [known, concepts] = await Promise.all([readWords(db, withPairs(words)), conceptsByName(ctx)]);
  const named = findConcepts(words, { known, concepts });
  const unknown = words.filter(
    (word, index) => known.get(word)?.term && !isNamed(index, named) && !isExplained(words, index, known),
  );
  const { whole, last } = await splitWords(db, unknown);
  const corrections = await correctWords(
    db,
    unknown.filter((word) => !whole.has(word)),
  );
  const splits = new Map([...[...last].filter(([word]) => !corrections.has(word)), ...whole]);
  const meant = [...new Set(words.map((word) => corrections.get(word) ?? word))];
  const partsAndMeant = [...[...splits.values()].flat(), ...(corrections.size > 0 ? withPairs(meant) : [])];
  const more = partsAndMeant.length > 0 ? await readWords(db, partsAndMeant) : new Map<string, KnownWord>();
  const vocabulary = new Map([...known, ...more]);
  const expanded = expand({ words: meant, known: vocabulary, splits, concepts });
  const asTyped = [...corrections].flatMap(([word, correction]): Expansion[] => {
    const slot = expanded.slots.findIndex((one) => one.word === correction);
    const term = known.get(word)?.term;
    return slot >= 0 && term ? [{ slots: [slot], terms: [term], factor: FACTORS.typed }] : [];
  });
  return {
    ...expanded,
    expansions: [...asTyped, ...expanded.expansions],
    synonyms: await keepSynonymsOnPages(db, expanded.synonyms),
    correction: corrections.size > 0 ? replaceWords(typed, corrections) : null,
    mistyped: asTyped.flatMap(({ terms }) => terms),
  };
}

const isKnown = (word: KnownWord | undefined): boolean => word !== undefined && word.entries !== null;

/** Whether the word at this index is in the name of a concept. */
const isNamed = (index: number, named: readonly NamedConcept[]): boolean =>
  named.some(({ from, to }) => from <= index && index < to);

/** Whether a word is in the vocabulary, by itself or written as one with a neighbour. */
const isExplained = (words: readonly string[], index: number, known: ReadonlyMap<string, KnownWord>): boolean =>
  [words[index], `${words[index - 1]}${words[index]}`, `${words[index]}${words[index + 1]}`].some((word) =>
    isKnown(known.get(word ?? '')),
  );

/** The words, and each two neighbours written as one. */
const withPairs = (words: readonly string[]): string[] => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index]}${word}`),
];

interface Known {
  words: readonly string[];
  known: ReadonlyMap<string, KnownWord>;
  /** The parts of words that are in no document. */
  splits: ReadonlyMap<string, readonly string[]>;
  /** By each of their names. */
  concepts: ReadonlyMap<string, readonly SearchedConcept[]>;
}

/**
 * What is looked for by these words: what was typed first, and then for each word in turn what it means, and a compound.
 */
function expand(by: Known): Pick<AnalysedTerm, 'slots' | 'expansions'> & { synonyms: Synonym[] } {
  const { words, known } = by;
  const slots = words.flatMap((word): Slot[] => {
    const term = known.get(word)?.term;
    return term ? [{ word, term, rarity: rarityOf(word, by) }] : [];
  });
  const typed = slots.map(({ term }, slot): Expansion => ({ slots: [slot], terms: [term], factor: FACTORS.typed }));
  const slotOf = (word: string | undefined) => slots.findIndex((slot) => slot.word === word);
  const joined = words.slice(1).flatMap((word, index): Expansion[] => {
    const pair = known.get(`${words[index]}${word}`);
    const covered = [slotOf(words[index]), slotOf(word)].filter((slot) => slot >= 0);
    if (!pair?.term || !isKnown(pair) || covered.length === 0) return [];
    return [{ slots: covered, terms: [pair.term], factor: FACTORS.joined }];
  });
  const meant = findConcepts(words, by).flatMap(({ from, to, concept }): MeantConcept[] => {
    const covered = words
      .slice(from, to)
      .map(slotOf)
      .filter((slot) => slot >= 0);
    const name = covered.map((slot) => slots[slot]?.term).join(' ');
    return covered.length > 0 ? [{ slots: covered, name, concept }] : [];
  });
  const synonyms = meant.map(expandNames);
  const others = [
    ...meant.map(expandNeighbours),
    ...synonyms.map((names) => names.map(({ expansion }) => expansion)),
    ...slots.map(({ word }, slot) => expandCompound(slot, word, by)),
  ];
  const expansions = [...typed, ...joined, ...meant.map(expandConcept), ...takeTurns(others)];
  return {
    slots,
    expansions: expansions.slice(0, MAX_EXPANSIONS),
    synonyms: synonyms.flat().map(({ synonym }) => synonym),
  };
}

/** How much less a part of a compound counts the less it says beside the whole. */
const PART_POWER = 4;

/** The parts of a compound, and the compounds of which a word is a part. */
function expandCompound(slot: number, word: string, by: Known): Expansion[] {
  const compounds = by.known.get(word)?.compounds ?? [];
  const parts = partsOf(word, by);
  const rarity = rarityOf(word, by);
  return [
    ...(parts.length > 1 ? [{ slots: [slot], terms: parts.map(({ term }) => term), factor: FACTORS.split }] : []),
    ...compounds.map(({ term, place }) => ({
      slots: [slot],
      terms: [term],
      factor: place === 0 ? FACTORS.compoundByFirst : FACTORS.compoundByHead,
    })),
    ...parts.map((part) => ({
      slots: [slot],
      terms: [part.term],
      factor: FACTORS.part * Math.min(1, part.rarity / rarity) ** PART_POWER,
    })),
  ];
}

/**
 * The terms of which a word is made, and how much each says: 'kaliumarm' is about 'kalium', 'nierziekte' not about 'nier'.
 */
function partsOf(word: string, { known, splits }: Known): { term: string; rarity: number }[] {
  const { parts, all = 0 } = known.get(word) ?? {};
  if (parts) return parts.map(({ term, entries }) => ({ term, rarity: rarityOfCount(entries, all) }));
  return (splits.get(word) ?? []).flatMap((part) => {
    const found = known.get(part);
    return found?.term ? [{ term: found.term, rarity: rarityOfCount(found.entries ?? 0, found.all) }] : [];
  });
}

/** A concept with the words that name it: from the first index to before the other. */
interface NamedConcept {
  from: number;
  to: number;
  concept: SearchedConcept;
}

/** How many words a name has at most. */
const MAX_NAME = 6;

/**
 * The concepts that the words name. What is named inside a longer name, such as 'nierfalen' in 'acuut nierfalen', is not meant.
 */
function findConcepts(
  words: readonly string[],
  { known, concepts }: Pick<Known, 'known' | 'concepts'>,
): NamedConcept[] {
  const terms = new Map(
    words.flatMap((word) => {
      const term = known.get(word)?.term;
      return term ? [[word, term] as const] : [];
    }),
  );
  const found: NamedConcept[] = [];
  for (let length = Math.min(MAX_NAME, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      if (found.some((longer) => longer.from <= from && to <= longer.to)) continue;
      const named = new Set(keysOf(words.slice(from, to), terms).flatMap((key) => concepts.get(key) ?? []));
      found.push(...[...named].map((concept) => ({ from, to, concept })));
    }
  }
  return found;
}

/** A concept that some slots name, and their terms. */
interface MeantConcept {
  slots: readonly number[];
  name: string;
  concept: SearchedConcept;
}

/** The pages about a concept that is named. */
const expandConcept = ({ slots, concept: { term } }: MeantConcept): Expansion => ({
  ...{ slots, terms: [term], factor: FACTORS.concept, of: 'concept' },
});

/** The pages about what is a part of a concept that is named, or related to it. */
const expandNeighbours = ({ slots, concept: { narrower, related } }: MeantConcept): Expansion[] => [
  ...narrower.slice(0, MAX_NEIGHBOURS).map((each) => neighbour(slots, each, FACTORS.narrower)),
  ...related.slice(0, MAX_NEIGHBOURS).map((each) => neighbour(slots, each, FACTORS.related)),
];

const neighbour = (slots: readonly number[], term: string, factor: number): Expansion => ({
  ...{ slots, terms: [term], factor, of: 'neighbour' },
});

/** How many neighbours of a concept are looked for, of each kind (rules.md R38). */
const MAX_NEIGHBOURS = 4;

/** The other names of a concept that is named. */
const expandNames = ({ slots, name, concept }: MeantConcept): { synonym: Synonym; expansion: Expansion }[] =>
  concept.names
    .filter(({ terms }) => terms.join(' ') !== name)
    .map((synonym) => ({
      synonym,
      expansion: { slots, terms: synonym.terms, factor: synonym.isLay ? FACTORS.layName : FACTORS.synonym, of: 'name' },
    }));

/** A word that is in no document says as much as one that is in this many. */
const UNKNOWN_ENTRIES = 8;

/** The least that a word says which is nearly everywhere. */
const MIN_RARITY = 0.2;

/**
 * How much a word says: the inverse document frequency of BM25. One that is in no document says as much as its rarest part.
 */
function rarityOf(word: string, { known, splits }: Known): number {
  if (isWeak(word)) return MIN_RARITY;
  return Math.max(
    ...(splits.get(word) ?? [word]).map((one) => {
      const { entries, all = 0 } = known.get(one) ?? {};
      return rarityOfCount(entries ?? 0, all);
    }),
  );
}

function rarityOfCount(entries: number, all: number): number {
  const count = entries === 0 ? UNKNOWN_ENTRIES : entries;
  return Math.max(MIN_RARITY, Math.log(1 + (Math.max(all, count) - count + 0.5) / (count + 0.5)));
}

/** What was typed, with the corrected words in place. */
const replaceWords = (typed: string, corrections: ReadonlyMap<string, string>): string =>
  typed.replaceAll(SPELLING, (spelling) => corrections.get(wordsOf(spelling)[0] ?? '') ?? spelling);

/** The words of the vocabulary of which unknown words are made, by word; a word that is not made of any is missing. */
interface Splits {
  /** All parts. */
  whole: Map<string, string[]>;
  /** The last part of words whose beginning is unknown as well. */
  last: Map<string, string[]>;
}

/** Splits words that are not in the vocabulary. */
async function splitWords(db: Database, words: readonly string[]): Promise<Splits> {
  const parts = partsToLookUp(words);
  if (parts.length === 0) return { whole: new Map(), last: new Map() };
  const rows = await db.selectFrom('searchWord').select(['word', 'entries']).where('word', 'in', parts).execute();
  const entries = new Map(rows.map(({ word, entries }) => [word, entries]));
  const splitAll = (split: typeof splitUnknown) =>
    new Map(
      words.flatMap((word) => {
        const found = split(word, entries);
        return found ? [[word, found] as const] : [];
      }),
    );
  return { whole: splitAll(splitUnknown), last: splitAll(splitLast) };
}

/** The first of each list, then the second of each, and so on. */
const takeTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }).flatMap((_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  );
