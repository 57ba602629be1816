import { DAY } from '#app/platform/clock.ts';
import { KINDS } from '../entries/kinds.ts';
import { MAIN_CONCEPT } from '../entries/weigh-terms.ts';
import { wordsOf } from '../words.ts';
import type { AnalysedTerm } from './analysed-term.ts';
import type { Candidate } from './find-candidates.ts';

/** A candidate with its score. */
export interface Ranked {
  candidate: Candidate;
  score: number;
}

/** The highest weight of a term in an entry. */
const MAX_WEIGHT = 1000;

/** An entry with less of the rarity of the search than this is no result, unless none has more. */
const MIN_COVERAGE = 0.3;

/** What is about the search in its text alone must have this weight of it, and a way to ask this much of its words. */
const MIN_WEIGHT = 0.08;
const MIN_QUESTION = 0.2;

/** What scores less than this share of the best is no result, unless it is among the first few. */
const MIN_SHARE = 0.05;
const ALWAYS_SHOWN = 3;

/** How much it counts that an entry has all words of the search rather than some. */
const COVERAGE_POWER = 0.5;

/** How much more an entry counts whose title says nothing else than the search. */
const TITLE_BONUS = 2.5;

/** How much more an entry counts that people ask for in just these words. */
const QUESTION_BONUS = 3;

/** How much more a complaint counts that is asked for in just these words: who says what they feel wants to know what to do. */
const COMPLAINT_BONUS = 0.75;

/** How much more an entry counts that editors wrote about what the search names. */
const CONCEPT_BONUS = 1;

/** How much more an entry counts whose title is what was typed, stop words and all. */
const SAME_TITLE = 3;

/** How much less the oldest news and contributions count, and after how long they count half of that. */
const AGE_PENALTY = 0.25;
const AGE_HALF = 365 * DAY;

/** Pages of editors are kept up to date: their age says nothing. */
const AGEING = new Set(['news', 'conversation', 'blog', 'post', 'advice']);

/** The candidates in the order in which they answer the search best, without those that share too little with it. */
export function rank(
  candidates: readonly Candidate[],
  sought: { typed: string; analysed: AnalysedTerm; terms: readonly string[]; boost: number; now: Date },
): Ranked[] {
  const typed = wordsOf(sought.analysed.correction ?? sought.typed).join(' ');
  const asked = askedWords(typed, sought.analysed);
  const scored = candidates.map((candidate) => ({ candidate, ...scoreOf(candidate, { ...sought, typed, asked }) }));
  const best = Math.max(0, ...scored.map(({ coverage }) => coverage));
  return scored
    .filter(({ coverage, isAbout }) => coverage >= Math.min(MIN_COVERAGE, best) && isAbout)
    .sort((one, other) => other.score - one.score || other.candidate.entryId - one.candidate.entryId)
    .filter(({ score }, place, [first]) => place < ALWAYS_SHOWN || score >= MIN_SHARE * (first?.score ?? 0))
    .map(({ candidate, score }) => ({ candidate, score }));
}

function scoreOf(
  candidate: Candidate,
  {
    typed,
    asked,
    analysed: { slots, expansions },
    terms,
    boost,
    now,
  }: Parameters<typeof rank>[1] & { asked: AskedWord[] },
): { score: number; coverage: number; isAbout: boolean } {
  const found = new Map(candidate.found.map((one) => [terms[one.term], one]));
  const matches = new Array<{ factor: number; weight: number; title: boolean; concept: number } | undefined>(
    slots.length,
  );
  for (const { slots: covered, terms: needed, factor, of } of expansions) {
    const weights = needed.map((term) => found.get(term));
    if (weights.some((one) => one === undefined)) continue;
    const weight =
      factor *
      Math.min(...weights.map((one) => ((one?.weight ?? 0) + (boost - 1) * (one?.titleWeight ?? 0)) / MAX_WEIGHT));
    const title = of !== 'neighbour' && weights.every((one) => (one?.titleWeight ?? 0) > 0);
    const concept = of === 'concept' ? (weights[0]?.weight ?? 0) / MAIN_CONCEPT : 0;
    for (const slot of covered) {
      const match = matches[slot];
      matches[slot] = {
        factor: Math.max(factor, match?.factor ?? 0),
        weight: Math.max(weight, match?.weight ?? 0),
        title: title || (match?.title ?? false),
        concept: Math.max(concept, match?.concept ?? 0),
      };
    }
  }
  const sum = (value: (slot: number) => number) =>
    slots.reduce((total, { rarity }, slot) => total + rarity * value(slot), 0);
  const all = sum(() => 1);
  const coverage = sum((slot) => Math.min(1, matches[slot]?.factor ?? 0)) / all;
  const weight = sum((slot) => matches[slot]?.weight ?? 0) / all;
  const titleShare = sum((slot) => (matches[slot]?.title ? Math.min(1, matches[slot]?.factor ?? 0) : 0)) / all;
  const title = wordsOf(candidate.title);
  const said = Math.max(1, title.length);
  const titleFit = titleShare * Math.min(1, matches.filter((match) => match?.title).length / said);
  const conceptFit = sum((slot) => matches[slot]?.concept ?? 0) / all;
  const questionFit = candidate.questionTerms === null ? 0 : fitOfLines(candidate.questionTerms, asked);
  const score =
    weight *
    coverage ** COVERAGE_POWER *
    (1 + TITLE_BONUS * titleFit + QUESTION_BONUS * questionFit + CONCEPT_BONUS * conceptFit) *
    (title.join(' ') === typed ? SAME_TITLE : 1) *
    KINDS[candidate.kind].boost *
    (candidate.kind === 'complaint' ? 1 + COMPLAINT_BONUS * Math.max(titleFit, questionFit) : 1) *
    ageFactor(candidate, now);
  const isAbout = titleFit > 0 || conceptFit > 0 || questionFit >= MIN_QUESTION || weight >= MIN_WEIGHT;
  return { score, coverage, isAbout };
}

/**
 * How well the search is one of the lines by which people ask for an entry: what the line has of the search, rare words
 * counting more, and how much of the line that is. Of the best line; between 0 and 1.
 */
function fitOfLines(lines: string, words: readonly AskedWord[]): number {
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  let best = 0;
  for (const line of lines.split('\n')) {
    const terms = line.split(' ');
    const matched = new Set<string>();
    let found = 0;
    for (const { rarity, ways } of words) {
      const way = ways.find((each) => each.terms.every((term) => terms.includes(term)));
      if (!way) continue;
      found += rarity * way.factor;
      for (const term of way.terms) matched.add(term);
    }
    if (found > 0) best = Math.max(best, (found / all) * (matched.size / terms.length));
  }
  return best;
}

/** A word of the search, and the terms by which a line may say it: what was typed first, and then the best others. */
interface AskedWord {
  rarity: number;
  ways: readonly { terms: readonly string[]; factor: number }[];
}

/** The words of the search, also those that say nothing by themselves: together with others they may. */
function askedWords(typed: string, { slots, expansions }: AnalysedTerm): AskedWord[] {
  return [...new Set(typed.split(' '))].slice(0, MAX_ASKED_WORDS).map((word) => {
    const slot = slots.findIndex((each) => each.word === word);
    if (slot < 0) return { rarity: LITTLE, ways: [{ terms: [word], factor: 1 }] };
    const ways = expansions
      .filter(({ slots: covered }) => covered.includes(slot))
      .map(({ terms, factor }) => ({ terms, factor: Math.min(1, factor) }))
      .sort((one, other) => other.factor - one.factor);
    return { rarity: slots[slot]?.rarity ?? LITTLE, ways };
  });
}

/** How many words are compared with the lines (rules.md R38). */
const MAX_ASKED_WORDS = 16;

/** How much a word counts that says nothing by itself. */
const LITTLE = 0.3;

function ageFactor({ kind, activeAt }: Candidate, now: Date): number {
  if (!AGEING.has(kind)) return 1;
  const age = Math.max(0, now.getTime() - new Date(activeAt).getTime());
  return 1 - AGE_PENALTY * (1 - 0.5 ** (age / AGE_HALF));
}
