import type { RequestContext } from '#app/platform/http/request-context.ts';
import { wordsOf } from '../text/words.ts';
import { type AnalysedTerm, type Expansion, FACTORS, type Slot } from './analysed-term.ts';
import { correctWords } from './correct-words.ts';
import { type KnownWord, readWords } from './read-words.ts';
import { listSynonyms, type Synonym } from './synonyms.ts';

/** How many words of a search are looked for, and what is looked for in their place (rules.md R38). */
const MAX_WORDS = 8;
const MAX_EXPANSIONS = 32;

/** How many synonyms are shown. */
const MAX_SYNONYMS = 8;

/** What a search looks for: the words that were typed, and what may be written in their place. */
export async function analyseTerm(ctx: RequestContext, typed: string): Promise<AnalysedTerm> {
  const { db } = ctx.platform;
  const words = [...new Set(wordsOf(typed))].slice(0, MAX_WORDS);
  if (words.length === 0) return { slots: [], expansions: [], synonyms: [], correction: null, mistyped: [] };
  const [known, synonyms] = await Promise.all([readWords(db, withPairs(words)), listSynonyms(ctx)]);
  const unknown = words.filter((word) => known.get(word)?.term && !isKnown(known.get(word)));
  const corrections = await correctWords(db, unknown);
  if (corrections.size === 0) {
    return { ...expand(words, known, synonyms), correction: null, mistyped: [] };
  }
  const corrected = [...new Set(words.map((word) => corrections.get(word) ?? word))];
  const expanded = expand(corrected, await readWords(db, withPairs(corrected)), synonyms);
  const asTyped = [...corrections].flatMap(([word, correction]): Expansion[] => {
    const slot = expanded.slots.findIndex((one) => one.word === correction);
    const term = known.get(word)?.term;
    return slot >= 0 && term ? [{ slots: [slot], terms: [term], factor: FACTORS.typed }] : [];
  });
  return {
    ...expanded,
    expansions: [...asTyped, ...expanded.expansions],
    correction: replaceWords(typed, corrections),
    mistyped: asTyped.flatMap(({ terms }) => terms),
  };
}

const isKnown = (word: KnownWord | undefined): boolean => word !== undefined && word.entries > 0;

/** The words, and each two neighbours written as one. */
const withPairs = (words: readonly string[]): string[] => [...words, ...pairsOf(words)];

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]}${word}`);

/** What is looked for by these words, the most important first. */
function expand(
  words: readonly string[],
  known: ReadonlyMap<string, KnownWord>,
  groups: readonly (readonly Synonym[])[],
): Pick<AnalysedTerm, 'slots' | 'expansions' | 'synonyms'> {
  const slots = words.flatMap((word): (Slot & { index: number })[] => {
    const { term, entries } = known.get(word) ?? { term: null, entries: 0 };
    return term ? [{ word, term, rarity: rarityOf(entries), index: words.indexOf(word) }] : [];
  });
  const typed = slots.map(({ term }, slot): Expansion => ({ slots: [slot], terms: [term], factor: FACTORS.typed }));
  const joined = slots.slice(1).flatMap((slot, index): Expansion[] => {
    const before = slots[index];
    const pair = before && known.get(`${before.word}${slot.word}`);
    if (!before || !pair?.term || !isKnown(pair) || before.index + 1 !== slot.index) return [];
    return [{ slots: [index, index + 1], terms: [pair.term], factor: FACTORS.joined }];
  });
  const found = findSynonyms(slots, groups);
  const compounds = slots.flatMap((slot, index) => expandCompound(index, known.get(slot.word)));
  const expansions = [...typed, ...joined, ...found.map(({ expansion }) => expansion), ...compounds];
  return {
    slots: slots.map(({ word, term, rarity }) => ({ word, term, rarity })),
    expansions: expansions.slice(0, MAX_EXPANSIONS),
    synonyms: [...new Set(found.map(({ spelling }) => spelling))].slice(0, MAX_SYNONYMS),
  };
}

/** The parts of a compound, and the compounds of which a word is a part. */
function expandCompound(slot: number, known: KnownWord | undefined): Expansion[] {
  if (!known) return [];
  const { parts, compounds } = known;
  const head = parts?.at(-1);
  return [
    ...(parts ? [{ slots: [slot], terms: parts, factor: FACTORS.split }] : []),
    ...compounds.map(({ term, place }) => ({
      slots: [slot],
      terms: [term],
      factor: place === 0 ? FACTORS.compoundByFirst : FACTORS.compoundByHead,
    })),
    ...(head ? [{ slots: [slot], terms: [head], factor: FACTORS.head }] : []),
  ];
}

function findSynonyms(
  slots: readonly Slot[],
  groups: readonly (readonly Synonym[])[],
): { spelling: string; expansion: Expansion }[] {
  return groups.flatMap((group) =>
    group.flatMap((synonym) => {
      const first = slots.findIndex((_, start) =>
        synonym.terms.every((term, place) => slots[start + place]?.term === term),
      );
      if (first < 0) return [];
      const matched = synonym.terms.map((_, place) => first + place);
      return group
        .filter((other) => other !== synonym)
        .map(({ spelling, terms }) => ({ spelling, expansion: { slots: matched, terms, factor: FACTORS.synonym } }));
    }),
  );
}

/** Of a term that is in no document the rarity is that of one in a few. */
const rarityOf = (entries: number): number => 1 + Math.log(COMMON / Math.max(entries, RARE));

/** A term in this many documents is so common that it says least. */
const COMMON = 1000;
const RARE = 3;

/** What was typed, with the corrected words in place. */
const replaceWords = (typed: string, corrections: ReadonlyMap<string, string>): string =>
  typed.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (spelling) => corrections.get(wordsOf(spelling)[0] ?? '') ?? spelling);
