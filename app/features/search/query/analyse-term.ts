import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isWeak, SPELLING, wordsOf } from '../words.ts';
import { type AnalysedTerm, type Expansion, FACTORS, type Slot } from './analysed-term.ts';
import { correctWords } from './correct-words.ts';
import { type KnownWord, readWords } from './read-words.ts';
import { splitWords } from './split-words.ts';
import { keepSynonymsOnPages, type Synonym, type SynonymInGroup, synonymsByTerm } from './synonyms.ts';
import { takeTurns } from './take-turns.ts';

/** How many words of a search are looked for, and what is looked for in their place (rules.md R38). */
const MAX_WORDS = 8;
const MAX_EXPANSIONS = 24;

/** What a search looks for: the words that were typed, and what may be written in their place. */
export async function analyseTerm(ctx: RequestContext, typed: string): Promise<AnalysedTerm> {
  const { db } = ctx.platform;
  const words = [...new Set(wordsOf(typed))].slice(0, MAX_WORDS);
  if (words.length === 0) return { slots: [], expansions: [], synonyms: [], correction: null, mistyped: [] };
  const [known, synonyms] = await Promise.all([readWords(db, withPairs(words)), synonymsByTerm(ctx)]);
  const unknown = words.filter((word, index) => known.get(word)?.term && !isExplained(words, index, known));
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
  const expanded = expand({ words: meant, known: vocabulary, splits, synonyms });
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
  /** By their first term. */
  synonyms: ReadonlyMap<string, readonly SynonymInGroup[]>;
}

/**
 * What is looked for by these words: what was typed first, and then for each word in turn a synonym and a compound.
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
  const found = slots.map((_, slot) => findSynonyms(slot, slots, by));
  const others = slots.flatMap(({ word }, slot) => [
    (found[slot] ?? []).map(({ expansion }) => expansion),
    expandCompound(slot, word, by),
  ]);
  const expansions = [...typed, ...joined, ...takeTurns(others)];
  return {
    slots,
    expansions: expansions.slice(0, MAX_EXPANSIONS),
    synonyms: found.flat().map(({ synonym }) => synonym),
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

/** The synonyms of what begins at this slot. */
function findSynonyms(
  start: number,
  slots: readonly Slot[],
  { synonyms }: Known,
): { synonym: Synonym; expansion: Expansion }[] {
  return (synonyms.get(slots[start]?.term ?? '') ?? [])
    .filter(({ terms }) => terms.every((term, place) => slots[start + place]?.term === term))
    .flatMap(({ terms, others }) => {
      const matched = terms.map((_, place) => start + place);
      return others.map((other) => ({
        synonym: other,
        expansion: { slots: matched, terms: other.terms, factor: FACTORS.synonym },
      }));
    });
}

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
